-- What wallets have told of rounds of games: a read model across players. The wallets decide; nothing here does. Money in minor units.
CREATE TABLE casino_round (
  player INTEGER NOT NULL, round INTEGER NOT NULL, seq INTEGER NOT NULL, game INTEGER NOT NULL, provider TEXT NOT NULL, currency TEXT NOT NULL,
  stake INTEGER NOT NULL, payout INTEGER, status TEXT NOT NULL, is_own INTEGER NOT NULL, placed INTEGER NOT NULL, settled INTEGER,
  PRIMARY KEY (player, round)) WITHOUT ROWID;
CREATE INDEX casino_round_placed ON casino_round (placed);
CREATE INDEX casino_round_player ON casino_round (player, placed);

-- Who takes part in a tournament of the casino, and since when.
CREATE TABLE casino_entry (
  tournament INTEGER NOT NULL, player INTEGER NOT NULL, currency TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (tournament, player)) STRICT, WITHOUT ROWID;

-- Tournaments whose result stands for good, and their prizes (minor units): each place and each player once.
CREATE TABLE casino_result (tournament INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
CREATE TABLE casino_prize (
  tournament INTEGER NOT NULL, place INTEGER NOT NULL, player INTEGER NOT NULL, score INTEGER NOT NULL, amount INTEGER NOT NULL,
  currency TEXT NOT NULL, paid INTEGER NOT NULL DEFAULT 0 CHECK (paid IN (0, 1)),
  PRIMARY KEY (tournament, place), UNIQUE (tournament, player)) STRICT, WITHOUT ROWID;
CREATE INDEX casino_prize_due ON casino_prize (tournament) WHERE paid = 0;
