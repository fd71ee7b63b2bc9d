-- What wallets have told: read models of bets and money across players. The wallets decide; nothing here does.
CREATE TABLE bet_history (
  user_id INTEGER NOT NULL, coupon_id INTEGER NOT NULL, seq INTEGER NOT NULL, type_id INTEGER NOT NULL, status TEXT NOT NULL,
  currency TEXT NOT NULL, amount TEXT NOT NULL, payout TEXT, placed_at TEXT NOT NULL, settled_at TEXT, coupon TEXT NOT NULL,
  PRIMARY KEY (user_id, coupon_id)) WITHOUT ROWID;
CREATE INDEX bet_history_placed ON bet_history (placed_at);
CREATE TABLE money_event (
  event_id TEXT PRIMARY KEY, user_id INTEGER NOT NULL, kind TEXT NOT NULL, amount TEXT NOT NULL, currency TEXT NOT NULL,
  reference TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX money_event_user ON money_event (user_id, at);
