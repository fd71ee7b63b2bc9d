-- How long a player was signed in, by months (YYYY-MM, UTC), all his devices together. Milliseconds on the backend's clock; `last` is when
-- he was last heard in that month.
CREATE TABLE play_time (
  player INTEGER NOT NULL,
  month TEXT NOT NULL,
  ms INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (player, month)
) WITHOUT ROWID;
