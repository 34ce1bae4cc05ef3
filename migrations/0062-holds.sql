-- A brake is called a hold now, and is placed instead of pulled.
ALTER TABLE brakes RENAME TO holds;
ALTER INDEX brakes_pkey RENAME TO holds_pkey;
ALTER TABLE holds RENAME CONSTRAINT brakes_scope_check TO holds_scope_check;
ALTER TABLE holds RENAME COLUMN pulled_by TO placed_by;
ALTER TABLE holds RENAME COLUMN pulled_at TO placed_at;
ALTER TABLE holds DROP CONSTRAINT brakes_pulled_by_check;
UPDATE holds SET placed_by = 'automatic' WHERE placed_by = 'itself';
ALTER TABLE holds ADD CONSTRAINT holds_placed_by_check CHECK (placed_by IN ('operator', 'automatic'));

ALTER TABLE applications DROP CONSTRAINT applications_waiting_for_check;
UPDATE applications SET waiting_for = 'hold' WHERE waiting_for = 'brake';
ALTER TABLE applications ADD CONSTRAINT applications_waiting_for_check CHECK (waiting_for IN ('pause', 'hold', 'code'));
