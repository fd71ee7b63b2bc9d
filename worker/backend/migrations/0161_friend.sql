-- Who has brought whom. `refused` says why a friend brings nothing; `is_judged`: the operator has decided, and nothing is looked for any more.
CREATE TABLE friend (
  player INTEGER PRIMARY KEY REFERENCES player (id),
  inviter INTEGER NOT NULL REFERENCES player (id),
  at INTEGER NOT NULL,
  refused TEXT,
  is_judged INTEGER NOT NULL DEFAULT 0,
  paid_at INTEGER,
  amount TEXT,
  currency TEXT
);
CREATE INDEX friend_inviter ON friend (inviter, at);
