-- What an email about a payment says beside its first line: amount, date, terms, and how to cancel.
ALTER TABLE notices ADD COLUMN details text NOT NULL DEFAULT '';

-- The free start has one name everywhere.
UPDATE credit_ledger SET reason = 'Free start' WHERE kind = 'grant' AND reason = 'Starter plan';
