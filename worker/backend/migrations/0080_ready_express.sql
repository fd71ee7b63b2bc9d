-- Expresses that the house has made: their legs never change, so that a bet on one can be told from an edited one.
CREATE TABLE ready_express (
  id INTEGER PRIMARY KEY AUTOINCREMENT, type TEXT NOT NULL, day INTEGER NOT NULL, n INTEGER NOT NULL, legs TEXT NOT NULL,
  made INTEGER NOT NULL, UNIQUE (type, day, n));
