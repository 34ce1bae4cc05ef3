-- A person's cover letters; {company} and {job title} in them are filled in for each job.
CREATE TABLE cover_letters (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  body text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL
);
CREATE INDEX cover_letters_user ON cover_letters (user_id, updated_at DESC);
CREATE UNIQUE INDEX cover_letters_one_default ON cover_letters (user_id) WHERE is_default;
