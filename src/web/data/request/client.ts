import type { z } from 'zod';
import {
  type AnswerOf,
  type CallSchemas,
  defaultTimeoutMs,
  pathOf,
  type Route,
} from '#contract/basics/call.ts';
import type { ErrorBody } from '#contract/basics/error-body.ts';
import { logError } from '#contract/visits/routes.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { requestTexts } from '#web/texts/buttons.ts';

type Asked<Name extends string, Schema> = unknown extends Schema
  ? { [N in Name]?: undefined }
  : object extends Schema
    ? { [N in Name]?: Schema }
    : { [N in Name]: Schema };

/** Query values are sent as text, so a parameter may also be passed in its parsed form. */
type QueryInput<Q extends z.ZodType> = {
  [N in keyof z.input<Q>]: z.input<Q>[N] | (N extends keyof z.output<Q> ? z.output<Q>[N] : never);
};

export type CallInput<C> =
  C extends Route<CallSchemas<infer P, infer Q, infer B>>
    ? Asked<'params', z.input<P>> &
        Asked<'query', unknown extends z.input<Q> ? unknown : QueryInput<Q>> &
        (Asked<'body', z.input<B>> | { file: Blob }) & { idempotencyKey?: string; signal?: AbortSignal }
    : never;

/** The result of every call, which never throws. The last three fields of a failure come from the server's error body. */
export type CallAnswer<Data> = { statusCode: number; message: string } & (
  | { data: Data; error: null; code: null; fields: null; requestId: null }
  | {
      data: null;
      error: string;
      code: ProblemCode | null;
      fields: Record<string, string>;
      requestId: string | null;
    }
);

// ERR-001
export const parseFailure = 'Failed to parse response data as JSON';
const loggedPerMinute = 20;

const signedOutListeners = new Set<() => void>();
let logged: number[] = [];

/** Calls back whenever the server reports that no one is signed in. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

let leaving = false;

/** During a logout, a late 401 must not redirect to the login page. */
export function setLeaving(next: boolean): void {
  leaving = next;
}

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The raw body of calls that take a file. */
  file?: Blob;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

function addressOf(call: Route, { params = {}, query = {} }: RawInput): URL {
  const path = pathOf(call).replace(/:(\w+)/g, (_text, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const address = new URL(path, globalThis.location.origin);
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) address.searchParams.append(name, String(item));
    }
  }
  return address;
}

/** Where errors happen; the page sets it once. */
let place: { portalCD?: string; userStatus?: string } = {};

export function setErrorPlace(next: typeof place): void {
  place = next;
}

/** Reports an error to the error log, within its limit (D-230). The report must not contain anything about the person. */
export function reportError(error: {
  errorMessage: string;
  componentStack?: string;
  logAsInfo?: boolean;
}): void {
  const now = Date.now();
  logged = logged.filter((at) => now - at < 60_000);
  if (logged.length >= loggedPerMinute) return;
  logged.push(now);
  void callApi(logError, { body: { ...place, ...error } });
}

/** A call that keeps failing must not use up the number of reports allowed per minute. */
const sameAgainMs = 3_000;
let lastReport = { errorMessage: '', at: 0 };

/** Reports the method, the path without query or ids, and the status: enough to find a bug, nothing about the person. */
function report(call: Route, statusCode: number): void {
  const errorMessage = `${call.method} ${pathOf(call)} ${statusCode}`;
  const isSameAgain = errorMessage === lastReport.errorMessage && Date.now() - lastReport.at < sameAgainMs;
  if (call.path === logError.path || isSameAgain) return;
  lastReport = { errorMessage, at: Date.now() };
  reportError({ errorMessage });
}

function describeFailure(text: string): {
  message: string;
  code: ProblemCode | null;
  fields: Record<string, string>;
  requestId: string | null;
} {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    if (!body.error || !body.message) throw new Error('no error of ours');
    return {
      message: body.message,
      code: body.error,
      fields: body.fields ?? {},
      requestId: body.requestId ?? null,
    };
  } catch {
    return { message: requestTexts.unreachable, code: null, fields: {}, requestId: null };
  }
}

let requestTimeoutMs = readPageTimeout();

/** The page carries the timeout for the calls that are made before the portal's configuration is here. */
function readPageTimeout(): number {
  if (typeof document === 'undefined') return defaultTimeoutMs;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="request-timeout"]');
  return Number(tag?.content ?? defaultTimeoutMs);
}

/** Sets the timeout of calls that don't have their own; it comes from the portal's configuration. */
export function setRequestTimeout(ms: number): void {
  requestTimeoutMs = ms;
}

function bodyOf({ file, body }: RawInput): { type: string; body: BodyInit } | null {
  if (file) return { type: 'application/octet-stream', body: file };
  return body === undefined ? null : { type: 'application/json', body: JSON.stringify(body) };
}

export async function callApi<C extends Route>(
  call: C,
  input: CallInput<C>,
): Promise<CallAnswer<AnswerOf<C>>> {
  const raw = input as RawInput;
  const sent = bodyOf(raw);
  const timeout = AbortSignal.timeout(call.timeoutMs ?? requestTimeoutMs);
  try {
    const response = await fetch(addressOf(call, raw), {
      method: call.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(sent && { 'content-type': sent.type }),
        ...(raw.idempotencyKey === undefined ? {} : { 'idempotency-key': raw.idempotencyKey }),
      },
      ...(sent && { body: sent.body }),
      signal: raw.signal ? AbortSignal.any([raw.signal, timeout]) : timeout,
    });
    const text = await response.text();
    const statusCode = response.status;
    if (!response.ok) {
      report(call, statusCode);
      if (statusCode === 401 && !leaving) for (const listener of signedOutListeners) listener();
      return { statusCode, data: null, error: parseFailure, ...describeFailure(text) };
    }
    return {
      statusCode,
      data: JSON.parse(text) as AnswerOf<C>,
      error: null,
      code: null,
      fields: null,
      requestId: null,
      message: '',
    };
  } catch (error) {
    // A closed tab or a lost network isn't our fault. A timeout or an unreadable answer is, so we report it.
    if (error instanceof SyntaxError || (timeout.aborted && !raw.signal?.aborted)) report(call, 500);
    return {
      statusCode: 500,
      data: null,
      error: parseFailure,
      code: null,
      fields: {},
      requestId: null,
      message: requestTexts.unreachable,
    };
  }
}
