-- What the payment provider is about to be asked, written and committed before it is asked. Its id is the provider's
-- idempotency key, so a process that takes over after a crash asks for the same charge or refund, never for another.
CREATE TABLE payment_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('charge', 'refund')),
  work jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  -- Until then the process that claimed it is expected to settle it.
  claimed_until timestamptz NOT NULL,
  settled_at timestamptz,
  answer jsonb
);
CREATE UNIQUE INDEX payment_requests_one_charge ON payment_requests (user_id)
  WHERE kind = 'charge' AND settled_at IS NULL;
CREATE INDEX payment_requests_open ON payment_requests (claimed_until) WHERE settled_at IS NULL;
CREATE INDEX payment_requests_user ON payment_requests (user_id);

-- Cards that had a trial, as hashes and without their owners: a trial is given once per card, also after an erasure.
CREATE TABLE trial_cards (
  card_hash text PRIMARY KEY,
  used_at timestamptz NOT NULL
);

-- Payments that a person asked their bank to take back. Messages about one may come in any order.
CREATE TABLE payment_disputes (
  provider text NOT NULL,
  reference text NOT NULL,
  payment text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('open', 'won', 'lost')),
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, reference)
);
CREATE INDEX payment_disputes_payment ON payment_disputes (provider, payment);

ALTER TABLE charges
  DROP CONSTRAINT charges_status_check,
  ADD CONSTRAINT charges_status_check CHECK (status IN ('paid', 'failed', 'refunded', 'disputed')),
  -- Reserved credits of a charge whose money went back: they are withdrawn when they are released.
  ADD COLUMN credits_owed integer NOT NULL DEFAULT 0 CHECK (credits_owed >= 0);

-- Which charge paid for a plan's current period and for a grant of credits.
ALTER TABLE subscriptions ADD COLUMN charge_id uuid REFERENCES charges ON DELETE SET NULL;
CREATE INDEX subscriptions_charge ON subscriptions (charge_id);
ALTER TABLE credit_ledger ADD COLUMN charge_id uuid REFERENCES charges ON DELETE SET NULL;
CREATE INDEX credit_ledger_charge ON credit_ledger (charge_id) WHERE charge_id IS NOT NULL;

UPDATE subscriptions AS subscription SET charge_id = (
  SELECT id FROM charges
  WHERE charges.user_id = subscription.user_id AND charges.plan = subscription.plan AND charges.status <> 'failed'
    AND charges.at >= subscription.started_at - interval '5 seconds'
    AND charges.at < subscription.period_ends_at
  ORDER BY charges.at DESC LIMIT 1
);
UPDATE credit_ledger AS entry SET charge_id = (
  SELECT id FROM charges
  WHERE charges.user_id = entry.user_id AND charges.description = entry.reason AND charges.status <> 'failed'
    AND charges.at <= entry.at
  ORDER BY charges.at DESC LIMIT 1
)
WHERE kind = 'grant' AND grant_id IS NULL;
