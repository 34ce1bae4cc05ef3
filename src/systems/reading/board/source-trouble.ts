export const troubleCodes = [
  /** The board or posting doesn't exist, or no longer does. */
  'gone',
  /** The site said no: too many requests, forbidden, robots.txt. */
  'refused',
  /** No response, or a server error. */
  'unreachable',
  /** A response in an unexpected format. */
  'unreadable',
  /** A URL that must not be visited. */
  'forbidden',
  /** Nothing changed since the last visit. */
  'unchanged',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

/** Stops the reading of a board or page; the caller turns it into a value. */
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
