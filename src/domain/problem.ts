import { problemTexts } from './messages/problems.ts';

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

const safeMessages: Record<ProblemCode, string> = problemTexts;

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
