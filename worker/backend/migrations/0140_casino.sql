-- Favourite games of players.
CREATE TABLE casino_favourite (
  player INTEGER NOT NULL,
  game INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
