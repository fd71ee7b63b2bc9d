-- Coupons under a code. Nothing of who saved one: a code can be told to anybody.
CREATE TABLE coupon_code (
  code TEXT PRIMARY KEY, content_hash TEXT NOT NULL UNIQUE, content TEXT NOT NULL, saved INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX coupon_code_saved ON coupon_code (saved);
-- How many codes an address has had made in the running window.
CREATE TABLE coupon_code_made (address TEXT PRIMARY KEY, count INTEGER NOT NULL, since INTEGER NOT NULL) WITHOUT ROWID;
