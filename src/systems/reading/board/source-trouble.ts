export const troubleCodes = [
  /** The board or posting does not exist (any more). */
  'gone',
  /** The site said no: too many requests, forbidden, robots.txt. */
  'refused',
  /** No answer, or one of its own failures. */
  'unreachable',
  /** An answer that is not what this board answers. */
  'unreadable',
  /** An address that must not be visited. */
  'forbidden',
  /** Nothing changed since the last visit. */
  'unchanged',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

/** Ends the reading of a board or page; whoever started the reading turns it into a value. */
export class SourceTrouble extends Error {
  readonly code: TroubleCode;
  readonly retryAfterMs: number | null;

  constructor(code: TroubleCode, detail: string, retryAfterMs: number | null = null) {
    super(detail);
    this.name = 'SourceTrouble';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
