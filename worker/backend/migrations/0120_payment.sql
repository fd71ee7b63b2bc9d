-- What wallets have told of payments: a read model for the operator. The wallets decide; nothing here does.
CREATE TABLE payment (
  id INTEGER PRIMARY KEY, player INTEGER NOT NULL, seq INTEGER NOT NULL, direction TEXT NOT NULL, status TEXT NOT NULL, amount TEXT NOT NULL,
  currency TEXT NOT NULL, method TEXT NOT NULL, provider TEXT NOT NULL, flags TEXT NOT NULL, created INTEGER NOT NULL, expires INTEGER);
CREATE INDEX payment_status ON payment (direction, status, created);

-- Callbacks with a right signature that fit no payment: money may stand behind them, so a person looks at each.
CREATE TABLE payment_review (
  id INTEGER PRIMARY KEY AUTOINCREMENT, provider TEXT NOT NULL, event_id TEXT NOT NULL, payment_id TEXT NOT NULL, why TEXT NOT NULL,
  body TEXT NOT NULL, at INTEGER NOT NULL, note TEXT, done_at INTEGER, UNIQUE (provider, event_id, why));

-- What players ask about payments, by topic. `answer` is the operator's.
CREATE TABLE payment_request (
  id INTEGER PRIMARY KEY AUTOINCREMENT, player INTEGER NOT NULL, topic INTEGER NOT NULL, sub_topic INTEGER, payment INTEGER, text TEXT NOT NULL,
  at INTEGER NOT NULL, answer TEXT, answered INTEGER);
CREATE INDEX payment_request_player ON payment_request (player, id);
