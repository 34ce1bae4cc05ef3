-- Key answers about origin, health, criminal record and legal status: encrypted, apart from the document they belong to.
CREATE TABLE sensitive_answers (
  document_id uuid PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
  key_id text NOT NULL,
  sealed text NOT NULL
);
CREATE INDEX sensitive_answers_key ON sensitive_answers (key_id);

-- Stored answers of repeated requests are encrypted from here on; the plain ones are forgotten.
DELETE FROM idempotency_keys;
