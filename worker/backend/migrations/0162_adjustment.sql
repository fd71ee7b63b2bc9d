-- Money that an operator gives a player, where a second person approves large sums. `units` is the amount as a number, for the sum of a day.
CREATE TABLE adjustment (
  id INTEGER PRIMARY KEY,
  player INTEGER NOT NULL,
  reference TEXT NOT NULL,
  account INTEGER,
  amount TEXT NOT NULL,
  units REAL NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('small', 'waiting', 'approved', 'refused')),
  decided_by TEXT,
  decided_at INTEGER,
  UNIQUE (player, reference)
);
