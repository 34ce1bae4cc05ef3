-- What operators changed in the key questions, version by version; the latest of each question holds.
CREATE TABLE key_question_versions (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id text NOT NULL,
  question_text text NOT NULL,
  is_required boolean NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX key_question_versions_latest ON key_question_versions (question_id, version DESC);
