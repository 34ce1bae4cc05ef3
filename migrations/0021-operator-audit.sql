-- Every look at a person and every act of an operator. Rows are only ever added: who is named here may have left since.
CREATE TABLE operator_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id uuid NOT NULL,
  act text NOT NULL,
  person_id uuid,
  subject text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  request_id text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX operator_audit_person ON operator_audit (person_id, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit of operators is only added to';
END $$;
CREATE TRIGGER operator_audit_kept BEFORE UPDATE OR DELETE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- A grant by hand counts once, however often it is sent.
ALTER TABLE credit_ledger ADD COLUMN grant_id uuid UNIQUE;

CREATE INDEX applications_by_status ON applications (status, updated_at DESC);
CREATE INDEX users_email_start ON users (email text_pattern_ops);
