-- Draws of toto and lotto. `content`: its matches, or its seed; `result`: what is known of each match, or the numbers.
CREATE TABLE draw (
  id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL CHECK (game IN ('toto', 'lotto')), section TEXT NOT NULL,
  n INTEGER NOT NULL, closes INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('open', 'closed', 'settled', 'void')),
  content TEXT NOT NULL, result TEXT, ended INTEGER, UNIQUE (game, section, n)) STRICT;
CREATE INDEX draw_status ON draw (status, game);
-- Players who may have tickets of a draw, noted before their wallets are asked; stakes in minor units.
CREATE TABLE draw_entry (
  draw INTEGER NOT NULL, player INTEGER NOT NULL, currency TEXT NOT NULL, stake INTEGER NOT NULL, counted INTEGER NOT NULL,
  paid INTEGER NOT NULL, PRIMARY KEY (draw, player, currency)) STRICT, WITHOUT ROWID;
CREATE INDEX draw_entry_unpaid ON draw_entry (draw) WHERE paid = 0;
-- Tickets as the wallets have told them when the draw had closed; `prize` once it is decided, none is 0.
CREATE TABLE draw_ticket (
  draw INTEGER NOT NULL, player INTEGER NOT NULL, id INTEGER NOT NULL, currency TEXT NOT NULL, unit INTEGER NOT NULL,
  stake INTEGER NOT NULL, choice TEXT NOT NULL, prize INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (draw, player, id)) STRICT, WITHOUT ROWID;
-- How the pool of each currency was split; the jackpot of a section is the sum of what its draws have added.
CREATE TABLE draw_pool (
  draw INTEGER NOT NULL, currency TEXT NOT NULL, split TEXT NOT NULL, added INTEGER NOT NULL, PRIMARY KEY (draw, currency))
  STRICT, WITHOUT ROWID;
