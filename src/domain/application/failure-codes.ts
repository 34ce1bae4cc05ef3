import { z } from 'zod';

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

/** One sentence per code that says what happened, in words a person can act on. */
export const failureMessages: Record<FailureCode, string> = {
  failure_captcha: "The company's site asked for a human check, so we couldn't finish your application.",
  failure_form_validation:
    "The company's form didn't accept one of your answers, so your application wasn't submitted.",
  failure_automation: "A part of the company's form didn't react, so we stopped before sending.",
  failure_ats_detection: "We couldn't recognize the company's application system.",
  failure_page_detection: "The link didn't lead to an application form.",
  failure_ineligible_for_automation:
    "The company's form can only be sent by you in person, so we didn't send it. Apply directly on its page.",
  failure_parsing: "We couldn't read the company's form reliably, so we stopped before sending.",
  failure_unknown: 'Something unexpected stopped your application before it was sent.',
  failure_email_verification_required:
    'The company emailed you a code that only you can enter, so we stopped before sending.',
  failure_timeout: "The company's site took too long to answer, so we stopped before sending.",
  failure_login: "The company's site needs an account of your own to apply.",
  failure_unsupported_field: "The form has a required part that we can't fill for you.",
  failure_unsupported_multiple_fields: "The form has several required parts that we can't fill for you.",
  failure_submit: "The company's site didn't accept the application when we pressed send.",
  failure_unsupported_external_assessment: 'The company asks for an assessment that only you can take.',
  failure_verifying_submitted_application:
    "We couldn't confirm that it arrived. Your credit is back. Check with the employer before you apply again.",
  failure_pii_unsupported_field:
    'The form requires an identity or bank detail that we never fill in, such as a social security number.',
  failure_unsupported_language: "The form is in a language we don't support yet.",
  failure_invalid_application:
    'The prepared application is no longer valid because the posting or a file changed.',
  failure_job_expired: 'This job opportunity is no longer available.',
};

const receivedEarlyMessage =
  'This site received some of your answers or files while we filled in the form. Settings → Privacy lists them.';

/**
 * The reason shown to the person. `openTask` is what the employer's page still asked for. `receivedEarly`:
 * the site received something although the application was not sent.
 */
export function describeFailure(
  code: FailureCode,
  { openTask, receivedEarly = false }: { openTask?: string | null | undefined; receivedEarly?: boolean } = {},
): string {
  if (receivedEarly) return `${failureMessages[code]} ${receivedEarlyMessage}`;
  return openTask
    ? `The company's page thanked you but left something for you to do: “${openTask}” Check your inbox, including spam, and finish it there. Your credit is back.`
    : failureMessages[code];
}
