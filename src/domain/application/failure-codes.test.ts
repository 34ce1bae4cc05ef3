import { expect, it } from 'vitest';
import { failureMessages } from '#domain/messages/applications/failures.ts';
import { failureCodes } from './failure-codes.ts';

it('every failure status of the specification is known by its prefixed code [AUT-002]', () => {
  const named = [
    'captcha',
    'form_validation',
    'automation',
    'ats_detection',
    'page_detection',
    'ineligible_for_automation',
    'parsing',
    'unknown',
    'email_verification_required',
    'timeout',
    'login',
    'unsupported_field',
    'unsupported_multiple_fields',
    'submit',
    'unsupported_external_assessment',
    'verifying_submitted_application',
    'pii_unsupported_field',
    'unsupported_language',
  ];
  expect(failureCodes).toEqual(expect.arrayContaining(named.map((name) => `failure_${name}`)));
});

it('an invalid application has its own failure status [AUT-003]', () => {
  expect(failureCodes).toContain('failure_invalid_application');
});

it('each failure says in one sentence what happened', () => {
  expect(failureMessages.failure_captcha).toBe(
    "The company's site asked for proof that you're human, so we couldn't finish your application.",
  );
  for (const code of failureCodes) expect(failureMessages[code]).toMatch(/^[A-Z].*\.$/);
});
