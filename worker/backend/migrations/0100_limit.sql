-- Every change of a player's limits, told by the wallets; rows are only ever added. Values in the limit's own unit, ends in milliseconds.
CREATE TABLE limit_log (
  event_id TEXT PRIMARY KEY,
  player INTEGER NOT NULL,
  at TEXT NOT NULL,
  kind INTEGER NOT NULL,
  what TEXT NOT NULL,
  before INTEGER,
  after INTEGER,
  request_id TEXT NOT NULL
);
CREATE INDEX limit_log_player ON limit_log (player, at);

-- Self-exclusions: they shut the sign-in, whatever else does not answer. Milliseconds on the backend's clock; `asked` is when the player
-- asked to come back, `is_known` whether his wallet has heard of it.
CREATE TABLE exclusion (
  player INTEGER PRIMARY KEY,
  began INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  asked INTEGER,
  is_known INTEGER NOT NULL
);
