-- Nothing twice: from the moment an attempt is armed its posting is locked for the person. No state frees it, only a
-- recorded proof that nothing was received.
ALTER TABLE attempts
  ADD locked_at timestamptz,
  ADD released_by text CHECK (released_by IN ('refused', 'nothing-left', 'superseded')),
  -- Answers or files left before arming.
  ADD early_at timestamptz,
  -- {"messages": [{"label": "…", "text": "…"}]}
  ADD refusal jsonb,
  ADD CHECK (released_by IS NULL OR locked_at IS NOT NULL);

ALTER TABLE applications ADD received_early boolean NOT NULL DEFAULT false;

-- Everything that was ever armed is locked and disclosed, whatever became of it: what was called refused or stopped
-- after the click was not proven. Where the steps are gone, the codes that only a pressed button leads to count.
UPDATE attempts SET locked_at = coalesce(
    (SELECT min(at) FROM attempt_steps step WHERE step.attempt_id = attempts.id AND step.name IN ('armed', 'clicked')),
    approved_at)
WHERE state IN ('armed', 'clicked', 'confirmed', 'refused', 'unknown')
  OR EXISTS (SELECT FROM attempt_steps step WHERE step.attempt_id = attempts.id AND step.name IN ('armed', 'clicked'))
  OR (failure_code IN ('failure_submit', 'failure_captcha', 'failure_email_verification_required')
    AND NOT EXISTS (SELECT FROM attempt_steps step WHERE step.attempt_id = attempts.id));

-- One attempt is enough to hold the lock: the confirmed one, else the latest.
UPDATE attempts SET released_by = 'superseded'
FROM (
  SELECT id, row_number() OVER (
    PARTITION BY user_id, ats, tenant, posting_id
    ORDER BY (state IN ('armed', 'clicked')) DESC, (state = 'confirmed') DESC, approved_at DESC, id
  ) AS place
  FROM attempts WHERE locked_at IS NOT NULL
) ranked
WHERE ranked.id = attempts.id AND ranked.place > 1;

DROP INDEX attempts_armed_once;
CREATE UNIQUE INDEX attempts_armed_once ON attempts (user_id, ats, tenant, posting_id)
  WHERE locked_at IS NOT NULL AND released_by IS NULL;
