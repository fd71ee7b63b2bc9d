-- What was changed, in short, for the writes that carry nothing personal: maintenance, switches, lists.
ALTER TABLE operator_audit ADD COLUMN detail TEXT;
