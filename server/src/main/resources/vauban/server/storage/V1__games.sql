-- A game as its owner's page wrote it. What stands beside the document is taken from it, to list and search by.
-- A deleted game leaves its row without a document, so that a page that still holds an older state learns of it.
create table game (
  owner text not null,
  id text not null,
  revision integer not null,
  deleted integer not null,
  document text not null,
  rules text not null,
  result text not null,
  going integer not null,
  plies integer not null,
  title text not null,
  created text not null,
  updated text not null,
  summary text not null,
  search text not null,
  primary key (owner, id)
);
create index game_updated on game (owner, deleted, updated);
