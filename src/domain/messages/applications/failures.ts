/** One plain sentence per code (D-224): what happened, in words a person can act on. */
export const failureMessages = {
  // D-224
  failure_captcha:
    "The company's site asked for proof that you're human, so we couldn't finish your application.",
  failure_form_validation:
    "The company's form didn't accept one of your answers, so your application wasn't submitted.",
  failure_automation: "Part of the company's form didn't respond, so we stopped before sending.",
  failure_ats_detection: "We didn't recognize the company's application system.",
  failure_page_detection: "The link didn't open an application form.",
  failure_ineligible_for_automation:
    "Only you can submit this company's form, so we didn't send it. Apply directly on the company's site.",
  failure_parsing: "We couldn't read the company's form reliably, so we stopped before sending.",
  failure_unknown: 'Something unexpected stopped your application before it was sent.',
  failure_email_verification_required:
    'The company emailed you a code that only you can enter, so we stopped before sending.',
  failure_timeout: "The company's site took too long to respond, so we stopped before sending.",
  failure_login: "You need your own account on the company's site to apply.",
  failure_unsupported_field: "The form has a required field that we can't fill in for you.",
  failure_unsupported_multiple_fields: "The form has several required fields that we can't fill in for you.",
  failure_submit: "The company's site didn't accept the application when we clicked Submit.",
  failure_unsupported_external_assessment: 'The company requires an assessment that only you can take.',
  // The first sentence is the heading on the receipt (D-231).
  failure_verifying_submitted_application:
    "We couldn't confirm that it arrived. We returned your credit. Check with the employer before you apply again.",
  failure_pii_unsupported_field:
    'The form requires identity or bank details that we never fill in, such as a Social Security number.',
  failure_unsupported_language: "The form is in a language we don't support yet.",
  failure_invalid_application:
    'The prepared application is no longer valid because the posting or a file changed.',
  failure_job_expired: 'This job opportunity is no longer available.', // APP-078
};

export const failureDetails = {
  receivedEarly: (message: string) =>
    `${message} The site received some of your answers or files while we were filling out the form. You can see which ones in Settings → Privacy.`,
  openTask: (task: string) =>
    `The company's page thanked you but said there's something left for you to do: “${task}” Check your inbox, including spam, and finish it there. We returned your credit.`,
};

/** Why an employer's system is held automatically, for operators. */
export const holdReasons = {
  unconfirmed: (count: number, all: number) => `${count} of the last ${all} were not confirmed`,
  failed: (count: number, all: number) => `${count} of the last ${all} failed`,
};
