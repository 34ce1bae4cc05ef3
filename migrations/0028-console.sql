-- How applications ended lately is counted without reading the others.
CREATE INDEX applications_ended ON applications (updated_at) WHERE status IN ('Success', 'Fail');
CREATE INDEX applications_finished_by_person ON applications (post_archive_at) WHERE post_archive_status = 'AppliedForJob';

-- An operator takes back credits that were granted by mistake.
ALTER TABLE credit_ledger
  DROP CONSTRAINT credit_ledger_kind_check,
  ADD CONSTRAINT credit_ledger_kind_check CHECK (kind IN ('grant', 'reserve', 'capture', 'release', 'withdraw'));
