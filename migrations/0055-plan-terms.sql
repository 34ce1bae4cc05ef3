-- What operators changed in a plan, version by version; the latest of each plan is sold.
CREATE TABLE plan_versions (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL,
  name text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents > 0),
  credits integer NOT NULL CHECK (credits > 0),
  lasts jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX plan_versions_latest ON plan_versions (code, version DESC);

-- The plan as it was when its person agreed to it, with the one that follows a trial. Renewals charge and grant what it
-- contains, whatever the plan costs now. NULL: begun before this column existed, at the prices of the configuration.
ALTER TABLE subscriptions ADD COLUMN terms jsonb;
ALTER TABLE payment_orders ADD COLUMN terms jsonb;
