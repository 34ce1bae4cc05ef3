-- Companies are suggested while their names are typed.
CREATE INDEX jobs_company_key ON jobs (company_key text_pattern_ops) WHERE closed_at IS NULL;
