/**
 * What the server says and is told, as types. Lengths are in the board's own units and y grows up.
 *
 * @typedef {"first" | "second"} TeamId
 * @typedef {[number, number]} Point
 *
 * @typedef {object} Square
 * @property {string} name
 * @property {number} file from 0
 * @property {number} rank from 1
 * @property {string} terrain
 * @property {boolean} occupiable
 * @property {Point} centre
 * @property {Point[]} outline
 * @property {Record<string, string>} neighbours by direction
 *
 * @typedef {{id: string, name: string, squares: string[]}} Region
 * @typedef {{kind: string, line: Point[]}} Feature
 * @typedef {{squares: Square[], regions: Region[], features: Feature[]}} Board
 *
 * @typedef {{id: string, name: string, summary: string}} GameName
 * @typedef {{id: TeamId, name: string}} Team
 * @typedef {{id: string, name: string, team: TeamId}} Army
 * @typedef {{symbol: string, kind: string, letter: string, name: string, army: string, rule: string}} Piece
 * @typedef {{name: string, words: string, values: Record<string, string>}} Preset
 * @typedef {{key: string, words: string, rule: string, values: {text: string, words: string}[]}} OptionChoice
 * @typedef {{squares: string[], letters: string[], usual: string}} Placing
 * @typedef {{title: string, bySquare: Record<string, string>}} SourceNames
 * @typedef {{tag: string, place: string}} Source
 * @typedef {{id: string, title: string, text: string, sources: Source[]}} Rule
 * @typedef {{meanings: Record<string, string>, rules: Rule[], introduction: string[]}} RuleBook
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {string} name
 * @property {string} summary
 * @property {Team[]} teams
 * @property {Army[]} armies
 * @property {Piece[]} pieces
 * @property {Preset[]} presets the default first
 * @property {OptionChoice[]} choices
 * @property {Outcome[]} offBoard how a game can end without a move, by whom it wins
 * @property {Placing | null} placing
 * @property {SourceNames | null} sourceNames what the source calls squares, where not as the board does
 * @property {Board} board
 * @property {RuleBook} rules
 *
 * @typedef {object} GameRequest
 * @property {string} game
 * @property {string} preset
 * @property {Record<string, string>} options only those that differ from the preset
 * @property {string | null} position null for the array
 * @property {string[]} moves
 *
 * @typedef {{id: string, name: string, team: TeamId}} Seat
 * @typedef {{code: string, name: string, seat: Seat, team: TeamId}} Turn
 *
 * @typedef {object} LegalMove
 * @property {string} text
 * @property {string} short
 * @property {string | null} from null for a pass or a placing
 * @property {string | null} to
 * @property {string | null} capture
 * @property {string | null} promotion
 * @property {string | null} command
 *
 * @typedef {{square: string, kind: string, words: string, rule: string}} Mark
 *
 * What an overlay shows of a side, or of both where `team` is null.
 * @typedef {{team: TeamId | null, squares: string[], lines: [string, string][]}} OverlayPart
 * @typedef {{id: string, name: string, words: string, rule: string, parts: OverlayPart[]}} Overlay
 * @typedef {{position: string, overlays: Overlay[], reach: Record<string, string[]>}} Overlays
 *
 * @typedef {object} Outcome
 * @property {boolean} over
 * @property {TeamId | null} winner
 * @property {string | null} winnerName
 * @property {string | null} ending
 * @property {string | null} words
 * @property {string | null} rule
 * @property {string | null} points
 *
 * @typedef {object} Position
 * @property {string} position
 * @property {{preset: string, values: Record<string, string>}} options
 * @property {Record<string, string>} pieces symbols by square
 * @property {Turn} turn
 * @property {Seat[]} seats
 * @property {string | null} command
 * @property {number} halfmove
 * @property {number} fullmove
 * @property {string} moveNumber as it stands before the next ply: `3.`, `3w.`, `3...`
 * @property {LegalMove[]} legal
 * @property {Mark[]} marks
 * @property {{text: string, short: string, turn: string, moveNumber: string}[]} moves
 * @property {Outcome} outcome
 *
 * @typedef {object} Verdict
 * @property {boolean} legal
 * @property {string} [reason]
 * @property {{id: string, title: string, text: string, provenance: string} | null} [rule]
 *
 * @typedef {{move: string, short: string, score: number, depth: number, nodes: number, millis: number}} Reply
 *
 * What is wrong with a move: it `loses` the game, wins `later` than it should, or an answer `holds`.
 * @typedef {{kind: "loses" | "later" | "holds", proven: boolean, moves: string[], short: string[]}} Refutation
 *
 * A position that somebody is setting up.
 * @typedef {object} SetupRequest
 * @property {string} game
 * @property {string} preset
 * @property {Record<string, string>} options only those that differ from the preset
 * @property {string} [position] or the fields that follow
 * @property {Record<string, string>} [pieces] symbols by square
 * @property {string} [turn] code
 * @property {string | null} [command]
 * @property {number} [halfmove]
 * @property {number} [fullmove]
 *
 * @typedef {{pieces: Record<string, string>, turn: string, command: string | null, halfmove: number, fullmove: number}} SetupFields
 *
 * @typedef {object} Fault
 * @property {string} place a square's name, `rank 5`, `turn`, an army's name
 * @property {string} words a clause without a full stop
 * @property {string[]} squares that it speaks of
 * @property {number | null} column in the position string, from 1
 * @property {string | null} rule id
 *
 * @typedef {object} SetupAnswer
 * @property {string | null} position null where none could be read
 * @property {{preset: string, values: Record<string, string>}} options
 * @property {SetupFields | null} setup
 * @property {Turn[]} turns that a position may have under these options
 * @property {Record<string, number>} most how many of a piece there may be, by symbol, where the rules limit it
 * @property {string[]} commands squares on which the garrison could be commanded to take
 * @property {Fault[]} faults
 * @property {boolean} legal
 * @property {Mark[]} marks
 * @property {Outcome | null} outcome null where it is not legal
 */

export {};
