-- Digests by which an excluded person is known when he registers again: e-mail and phone in their plain form.
CREATE TABLE exclusion_mark (
  mark TEXT NOT NULL,
  player INTEGER NOT NULL REFERENCES exclusion (player),
  PRIMARY KEY (mark, player)
) WITHOUT ROWID;
