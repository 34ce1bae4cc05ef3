/** Why a request is refused before a service sees it. */
export const requestErrors = {
  needsKey: 'Send your key as "Authorization: Bearer …".',
  wrongScope: (scope: string) => `This key isn't allowed to ${scope}.`,
  needsSecondFactor: 'Turn on two-factor authentication in Settings first.',
  adminsOnly: 'Only an administrator can do this.',
  inProgress: 'This request is already being processed.',
  otherSite: 'This request came from another site.',
  wrongIdempotencyKey: 'Use 1 to 255 characters',
};

/** The page with the emails of a development machine. */
export const outboxTexts = {
  title: 'Sent email',
  intro: 'The emails this installation would have sent, newest first.',
  none: 'Nothing yet.',
  line: (to: string, at: string, portal: string) => `To ${to}, ${at}, ${portal}`,
};

/** The API reference and its OpenAPI documents. */
export const apiTexts = {
  title: 'Applywright API',
  pageTitle: 'Applywright API reference',
  allCalls: "Every call in the service's API, generated from its contract.",
  programs: 'For your own programs',
  callsLabel: 'Calls',
  body: 'Body',
  bodyOf: (type: string) => `Body, ${type}`,
  answer: (status: string) => `Response ${status}`,
  required: 'required',
  loggedIn: '(logged in)',
  needsScope: (scope: string) => `(key that can ${scope})`,
  repeatKey: 'Makes a write safe to repeat for 24 hours',
  maxBytes: (bytes: number) => `At most ${bytes.toLocaleString('en-US')} bytes.`,
  takesFile: 'JSON, or the file itself with its description in the query.',
  done: 'Done',
  tooLarge: 'Too large',
  unsupportedType: 'Unsupported file or content type',
  refused: 'Refused or failed',
  key: 'A key from Settings → API keys and webhooks',
  keys: (perMinute: number) =>
    `Send your key as "Authorization: Bearer …". You can make ${perMinute} requests per minute. Webhooks are signed per Standard Webhooks (standardwebhooks.com).`,
  webhook: 'Sent to your URL until it responds with 2xx, at most nine times over about two days',
  accepted: 'Accepted',
  neverAgain: 'Never call again',
};

/** The introduction of the reference. A tag such as `<openapi>` becomes a link. */
export const apiIntroduction = {
  formats:
    'Also available as <openapi>OpenAPI 3.1</openapi>. Every error has the shape <code>{ error, message, requestId, fields? }</code>.',
  programsTitle: 'Use the API from your own programs',
  programs:
    'Create a key in Settings → API keys and webhooks, and send it as <code>Authorization: Bearer applywright_…</code>. The calls under <programs>For your own programs</programs> are stable (<stable>OpenAPI 3.1 for these alone</stable>) and allow 120 requests per minute. An <code>Idempotency-Key</code> makes any write safe to repeat for 24 hours. Only you can send an application: no key can approve one.',
  webhooksTitle: 'Webhooks',
  webhooks:
    "When the status of an application changes, we POST JSON to your URL, signed per <standard>Standard Webhooks</standard> with the secret that we show once. Accept any message with a valid signature and respond with 2xx within 10 seconds. Otherwise, we try again after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, and 20 hours. A message may arrive twice with the same <code>webhook-id</code> or out of order, so go by its <code>timestamp</code>. We don't follow redirects. After five days without success, or after a 410, we turn the webhook off and email you.",
  leaks:
    'Keys match <code>applywright_[a-z2-7]{40}[0-9a-f]{8}</code>, so secret scanners can find a leaked one.',
};
