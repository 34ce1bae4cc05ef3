import { z } from 'zod';
import { failureDetails, failureMessages } from '#domain/messages/applications/failures.ts';

export const failureCodes = [
  'failure_captcha',
  'failure_form_validation',
  'failure_automation',
  'failure_ats_detection',
  'failure_page_detection',
  'failure_ineligible_for_automation',
  'failure_parsing',
  'failure_unknown',
  'failure_email_verification_required',
  'failure_timeout',
  'failure_login',
  'failure_unsupported_field',
  'failure_unsupported_multiple_fields',
  'failure_submit',
  'failure_unsupported_external_assessment',
  'failure_verifying_submitted_application',
  'failure_pii_unsupported_field',
  'failure_unsupported_language',
  'failure_invalid_application',
  'failure_job_expired',
] as const;
export const FailureCode = z.enum(failureCodes);
export type FailureCode = z.infer<typeof FailureCode>;

/**
 * The reason shown to the person. `openTask` is what the employer's page still asked for. `receivedEarly`:
 * the site received something although the application was not sent.
 */
export function describeFailure(
  code: FailureCode,
  { openTask, receivedEarly = false }: { openTask?: string | null | undefined; receivedEarly?: boolean } = {},
): string {
  if (receivedEarly) return failureDetails.receivedEarly(failureMessages[code]);
  return openTask ? failureDetails.openTask(openTask) : failureMessages[code];
}
