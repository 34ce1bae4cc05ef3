import type { ErrorBody } from '#contract/basics/error-body.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';

const statusOf: Record<ProblemCode, number> = {
  invalid_request: 400,
  not_signed_in: 401,
  no_credits: 402,
  not_premium: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  possible_duplicate: 409,
  too_large: 413,
  storage_full: 413,
  unsupported_type: 415,
  misdirected: 421,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** PostgreSQL is starting, stopping, full, or unreachable; trying again later may succeed. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40001',
  '40P01',
]);

export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (statusCode === 413) return new Problem('too_large');
  if (statusCode === 415) return new Problem('unsupported_type');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem('invalid_request');
  if (code !== undefined && unavailableCodes.has(code)) return new Problem('unavailable');
  return new Problem('internal');
}

/** Writes every error in the same shape. Internal details stay in the log, under the same request id. */
export function answerError(error: unknown, requestId: string): ErrorAnswer {
  const problem = toProblem(error);
  return {
    status: statusOf[problem.errorCode],
    headers:
      problem.retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(Math.ceil(problem.retryAfterSeconds)) },
    body: {
      error: problem.errorCode,
      message: problem.uiSafeMessage,
      requestId,
      ...(problem.fields ? { fields: problem.fields } : {}),
    },
  };
}
