-- What was ordered on the payment provider's own page: the plan, its price and the words agreed to, as they were then.
CREATE TABLE payment_orders (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  plan text NOT NULL,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  words text NOT NULL,
  agreed_at timestamptz NOT NULL
);
CREATE INDEX payment_orders_user ON payment_orders (user_id);
