-- Free stakes that the house gives: to one player, or to all; the wallet of each notes that it has used one.
CREATE TABLE promo_code (
  code TEXT PRIMARY KEY, user_id INTEGER, amount TEXT NOT NULL, currency TEXT NOT NULL, min_coef TEXT, until TEXT,
  is_listed INTEGER NOT NULL, made INTEGER NOT NULL, ended INTEGER) WITHOUT ROWID;
CREATE INDEX promo_code_user ON promo_code (user_id);
-- Coupons that a trader has to decide.
CREATE INDEX bet_history_pending ON bet_history (placed_at) WHERE status = 'pending';
