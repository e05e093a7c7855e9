/**
 * The figures, drawn by hand in a box of 100 by 100 and standing on a plinth whose top is at 84.
 *
 * A part is a path and what it is: `body` takes the army's colour and outline, `cut` is a line
 * engraved into a body, `solid` is filled with the engraving's colour, `bare` is a body without outline,
 * `stroke` is a broad line of the engraving's colour.
 *
 * @typedef {{part: "body" | "cut" | "solid" | "bare" | "stroke", d: string}} Part
 */

/** @param {...string} d @returns {Part[]} */
const body = (...d) => d.map((path) => ({ part: "body", d: path }));
/** @param {...string} d @returns {Part[]} */
const cut = (...d) => d.map((path) => ({ part: "cut", d: path }));
/** @param {...string} d @returns {Part[]} */
const solid = (...d) => d.map((path) => ({ part: "solid", d: path }));

/** @param {number} x @param {number} y @param {number} r */
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const SHOULDERS = "M25 84C25 72 33 66 44 64L50 69L56 64C67 66 75 72 75 84Z";
const BROAD_SHOULDERS = "M17 84C17 71 29 65 43 62L50 68L57 62C71 65 83 71 83 84Z";
const FACE = "M37 44C37 58 42 66 50 66C58 66 63 58 63 44Z";

/** @param {number} x @param {number} y @param {number} r @param {number} spokes */
function wheel(x, y, r, spokes) {
  let lines = "";
  for (let i = 0; i < spokes; i++) {
    const angle = (Math.PI * i) / spokes;
    const dx = Math.cos(angle) * (r - 4);
    const dy = Math.sin(angle) * (r - 4);
    lines += `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  }
  return [...body(circle(x, y, r)), ...cut(circle(x, y, r - 4.5), lines), ...solid(circle(x, y, 4))];
}

/** A man in a kepi whose chest is left for a badge. */
function kepi() {
  return [
    ...body(
      "M18 84C18 68 33 62 50 62C67 62 82 68 82 84Z",
      FACE,
      "M31 42L36 21C41 15 59 15 64 21L69 42Z",
      "M31 40C43 36 57 36 69 40L74 49C58 43 42 43 26 49Z",
    ),
    ...cut("M34 33C45 30 55 30 66 33"),
  ];
}

/** @type {Record<string, Part[]>} */
export const FIGURES = {
  // A cocked hat worn athwart, with its plume, over epaulettes.
  general: [
    ...body(
      BROAD_SHOULDERS,
      FACE,
      "M54 15C52 6 58 1 66 4C64 8 64 12 60 17Z",
      "M9 45C17 38 24 13 50 13C76 13 83 38 91 45C78 49 66 41 50 41C34 41 22 49 9 45Z",
    ),
    ...cut("M50 16V40", "M30 84C31 78 27 73 23 71M70 84C69 78 73 73 77 71", "M50 69V83"),
    ...solid(circle(50, 27, 5)),
  ],
  // Swallow-tailed colours with a cross.
  banner: [
    ...body(
      "M27 84V8H33V84Z",
      "M33 12C48 4 58 22 89 12L77 32L89 52C58 62 48 44 33 52Z",
      "M18 84C20 76 40 76 42 84Z",
    ),
    ...cut("M52 13.5V48.5M34 32C48 25 60 38 75 32"),
    ...solid(circle(30, 6, 4.5)),
  ],
  horse: [
    ...body(
      "M26 84C23 58 31 36 47 24L48 9L58 19C70 24 78 38 88 50C92 55 89 63 82 64C77 65 73 61 68 60C62 60 59 59 56 57C57 66 68 70 73 84Z",
    ),
    ...cut("M44 30C35 44 32 60 34 78", "M75 33L63 57M63 57C57 55 51 49 50 43", "M81 56L85 55"),
    ...solid(circle(63, 34, 3.4)),
  ],
  // A spyglass on its stand.
  spyglass: [
    ...body("M45 50L33 84H40L50 56L60 84H67L55 50Z"),
    ...body("M8 64L14 73L36 60L31 51Z", "M28 51L36 62L60 47L51 34Z", "M48 33L61 53L93 33L78 9Z"),
    ...cut("M55 28L68 49M72 14L87 37"),
  ],
  cannon: [
    ...body("M37 62L9 78L12 84H24L52 68Z"),
    ...body("M13 45A5 5 0 1 1 12 55L22 58L86 37L91 39L95 29L87 16L81 18L81 20L22 41Z"),
    ...cut("M30 38L35 54M72 23L78 40"),
    ...wheel(48, 63, 21, 4),
  ],
  tower: [
    ...body("M21 84L29 46L21 39V14H34V24H43V14H57V24H66V14H79V39L71 46L79 84Z"),
    ...cut("M25 39.500H75", "M28.500 48H71.500", "M33 62H43M57 62H67M30 74H39M61 74H70"),
    ...solid("M43 84V69A7 7 0 0 1 57 69V84Z"),
  ],
  // A shako with its pompon.
  soldier: [
    ...body(SHOULDERS, FACE, circle(50, 10, 6), "M32 16H68L64 42H36Z", "M34 41H66L69 49H31Z"),
    ...cut("M35 68L61 84M65 68L39 84"),
    ...solid("M50 21L56 28L50 35L44 28Z"),
  ],
  // The same with a tall plume, chevrons and a musket at his shoulder.
  veteran: [
    ...body("M80 84V16L83 3L86 16V84Z", "M78 50H88V84H78Z"),
    ...body("M20 84C20 71 31 66 44 64L50 69L56 64C69 66 76 71 76 84Z", FACE),
    ...body("M45 19C40 9 44 1 50 1C56 1 60 9 55 19Z", "M32 19H68L64 42H36Z", "M34 41H66L69 49H31Z"),
    ...cut("M33 72L48 80L63 72M30 79L40 84M66 79L56 84"),
    ...solid("M50 23L55 29L50 35L45 29Z"),
  ],
  // The strung horn, badge of light infantry.
  horn: [
    ...body(
      "M7 36C5 66 32 86 59 76C75 70 80 56 95 46L76 21C73 38 66 50 55 55C41 61 25 54 20 33Z",
    ),
    ...cut("M24 62L33 53M58 76L53 56", "M78 26L92 45"),
    ...body("M50 22C40 4 28 14 46 23L15 42L18 46L50 27L76 43L79 39L54 23C72 14 60 4 50 22Z"),
  ],
  wagon: [
    ...body("M8 58H92L88 71H12Z"),
    ...body("M13 58C8 28 20 15 34 19C44 13 56 13 66 19C80 15 92 28 87 58Z"),
    ...cut("M34 19C28 32 29 46 32 58M66 19C72 32 71 46 68 58M50 15V58"),
    ...wheel(29, 71, 13.500, 3),
    ...wheel(71, 71, 13.500, 3),
  ],
  citadel: [
    ...body("M49 30V3H52V30Z", "M52 4L75 10L52 17Z"),
    ...body(
      "M8 84V38H15V45H21V38H28V45H33V24H40V31H46V24H54V31H60V24H67V45H72V38H79V45H85V38H92V84Z",
    ),
    ...cut("M33 46V84M67 46V84M9 56H32M68 56H91"),
    ...solid("M42 84V66A8 8 0 0 1 58 66V84Z", "M47 39H53V51H47Z", "M18 63H22V73H18Z", "M78 63H82V73H78Z"),
  ],
  // Two sabres crossed.
  sabres: [
    ...body("M20 6C44 22 62 42 75 65L66 70C54 48 36 24 20 6Z", "M80 6C56 22 38 42 25 65L34 70C46 48 64 24 80 6Z"),
    ...body("M60 72L81 60L85 66L64 79Z", "M40 72L19 60L15 66L36 79Z"),
    ...body("M69 73L77 84H87L77 69Z", "M31 73L23 84H13L23 69Z"),
  ],
  // A lance with its pennon.
  pennon: [
    ...body("M30 84V18L34 4L38 18V84Z", "M38 20L90 37L38 55Z", "M20 84C22 75 46 75 48 84Z"),
    ...cut("M40 37.500H72"),
  ],
  // A spiked helmet.
  helmet: [
    ...body(SHOULDERS, FACE, "M46 20L50 2L54 20Z", "M33 45C31 27 38 17 50 17C62 17 69 27 67 45Z", "M30 43H70L74 50H26Z"),
    ...cut("M38 69L50 80L62 69M50 80V84"),
    ...solid("M50 25L56 32L50 39L44 32Z"),
  ],
  // A kepi over a roundel: bound to light squares.
  kepiLight: [...kepi(), ...solid("M32 56H68V84H32Z"), { part: "bare", d: `${circle(50, 70, 12.5)}${circle(50, 70, 5)}` }],
  // A kepi over a saltire: bound to dark squares.
  kepiDark: [
    ...kepi(),
    ...solid("M32 56H68V84H32Z"),
    { part: "bare", d: "M38 57L50 66L62 57L66 61L56 70L66 79L62 83L50 75L38 83L34 79L44 70L34 61Z" },
  ],
};

/** What each army's figures stand on, in the order of a game's armies. */
export const PLINTHS = [
  "M15 84H85V94H15Z",
  "M22 84H78L90 96H10Z",
  "M12 84H88C88 93 74 97 50 97C26 97 12 93 12 84Z",
];
