-- How people are shared out among an experiment's variants, version by version; the latest holds. Without a row the
-- experiment's own data does. Whoever takes part already keeps their variant.
CREATE TABLE experiment_splits (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  experiment_id text NOT NULL,
  allocation integer[] NOT NULL CHECK (array_length(allocation, 1) = 3),
  at timestamptz NOT NULL
);
CREATE INDEX experiment_splits_latest ON experiment_splits (experiment_id, version DESC);
