-- Moves that nobody played, but looked at, are no game that was given up. Until now they were known by having no players.
alter table game add column kind text not null default 'game';
update game set kind = 'analysis'
where going = 0 and result = '' and summary like '%"players":{}%';
