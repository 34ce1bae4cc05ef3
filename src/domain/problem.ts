export const problemCodes = [
  'invalid_request',
  'not_signed_in',
  'no_credits',
  'not_premium',
  'forbidden',
  'not_found',
  'conflict',
  'possible_duplicate',
  'too_large',
  'storage_full',
  'unsupported_type',
  'misdirected',
  'idempotency_mismatch',
  'rate_limited',
  'internal',
  'unavailable',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

const safeMessages: Record<ProblemCode, string> = {
  invalid_request: 'Some of the information is not in the right form.',
  not_signed_in: 'Please log in to continue.',
  no_credits: 'You have no application credits left.',
  not_premium: 'A plan is needed to send applications.',
  forbidden: 'This belongs to another account.',
  not_found: 'We could not find what you asked for.',
  conflict: 'This changed in the meantime. Reload and try again.',
  possible_duplicate: 'You may have applied for this job already.',
  too_large: 'That is too large.',
  storage_full: "You've used all of your file space. Delete files you no longer need, then try again.",
  unsupported_type: 'That type of file or content is not supported.',
  misdirected: 'This service does not answer to that host name.',
  idempotency_mismatch: 'This request was already made with other content.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is starting or busy. Try again in a moment.',
};

export interface ProblemDetails {
  developerMessage?: string;
  uiSafeMessage?: string;
  documentationLink?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
}

/** Stops a request; expected outcomes are returned as values instead. */
export class Problem extends Error {
  readonly errorCode: ProblemCode;
  readonly developerMessage: string;
  readonly uiSafeMessage: string;
  readonly documentationLink: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(errorCode: ProblemCode, details: ProblemDetails = {}) {
    const uiSafeMessage = details.uiSafeMessage ?? safeMessages[errorCode];
    super(details.developerMessage ?? uiSafeMessage);
    this.name = 'Problem';
    this.errorCode = errorCode;
    this.developerMessage = details.developerMessage ?? uiSafeMessage;
    this.uiSafeMessage = uiSafeMessage;
    this.documentationLink = details.documentationLink;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
