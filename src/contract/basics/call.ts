import type { z } from 'zod';
import type { OperatorRole } from '#domain/operator-role.ts';

export const services = {
  builder: 'eb',
  jobs: 'ej',
  expertApply: 'ea',
  ecommerce: 'ecom',
  identity: 'id',
  operations: 'op',
  /** For programs with a person's key: the paths are stable and start with /api. */
  publicApi: '',
} as const;
export type Service = keyof typeof services;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'session' | 'key';
export const keyScopes = ['read', 'write'] as const;
export type KeyScope = (typeof keyScopes)[number];
/** How long a key may work, in days. */
export const keyLifetimes = [30, 90, 365] as const;
export const usualKeyLifetime = 90;

/** The method and path of a call, which is all that the browser needs. */
export interface Route<Schemas = unknown> {
  service: Service;
  version?: 'v1' | 'v2' | 'v3';
  method: Method;
  /** Path parameters are written `:name`. */
  path: string;
  timeoutMs?: number;
  /** Never set; carries the types of the input and answer. */
  schemas?: Schemas;
}

/** The input and answer of a call and who may use it, known only to the server. */
export interface CallSchemas<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  summary: string;
  access: Allowed;
  /** What a key must be allowed to do; reading by default. */
  scope?: KeyScope;
  /** For operators: nobody below this role learns that the call exists, and every use is logged. */
  role?: OperatorRole;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** The status on success; 200 by default. */
  status?: 200 | 201;
  bodyLimitBytes?: number;
  /** The body may also be the file itself (application/octet-stream), described by the query as the body would. */
  takesFile?: (query: Record<string, unknown>) => object;
  /** Requests per minute per person, or per address when logged out; 300 by default. */
  ratePerMinute?: number;
}

/** One HTTP call as data: the server mounts it, and the OpenAPI document lists it. */
export type Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  X extends Access = Access,
> = Route<CallSchemas<P, Q, B, A, X>> & CallSchemas<P, Q, B, A, X>;

export const defaultTimeoutMs = 10_000;

/** Service, method, and path in one line: `jobs GET /jobs/:id`. */
/* @__NO_SIDE_EFFECTS__ */
export function route<Schemas>(
  place: `${Service} ${Method} /${string}`,
  options: Pick<Route, 'version' | 'timeoutMs'> = {},
): Route<Schemas> {
  const [service, method, path] = place.split(' ') as [Service, Method, string];
  return { service, method, path, ...options };
}

export function defineSchemas<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(schemas: CallSchemas<P, Q, B, A, X>): CallSchemas<P, Q, B, A, X> {
  return schemas;
}

/** A call of the logged-in person without a query or body. */
export function ownCall<A extends z.ZodType, P extends z.ZodType = z.ZodType>(
  summary: string,
  answer: A,
  params?: P,
): CallSchemas<P, z.ZodType, z.ZodType, A, 'session'> {
  return defineSchemas({ summary, access: 'session', ...(params && { params }), answer });
}

export function defineCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(route: Omit<Route, 'schemas'>, schemas: CallSchemas<P, Q, B, A, X>): Call<P, Q, B, A, X> {
  return { ...route, ...schemas };
}

export function pathOf(call: Pick<Route, 'service' | 'version' | 'path'>): string {
  const service = services[call.service];
  return `${service && `/${service}`}/api/${call.version ?? 'v1'}${call.path}`;
}

type SchemasOf<C> = C extends Route<infer S> ? S : C;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
export type ParamsOf<C> = SchemasOf<C> extends CallSchemas<infer P> ? OutputOf<P> : never;
export type QueryOf<C> = SchemasOf<C> extends CallSchemas<z.ZodType, infer Q> ? OutputOf<Q> : never;
export type BodyOf<C> = SchemasOf<C> extends CallSchemas<z.ZodType, z.ZodType, infer B> ? OutputOf<B> : never;
export type AnswerOf<C> =
  SchemasOf<C> extends CallSchemas<z.ZodType, z.ZodType, z.ZodType, infer A> ? OutputOf<A> : never;

/** Server-sent events of the logged-in person; `lastEventId` (or the header of that name) resumes. */
export const eventStreamPath = pathOf({ service: 'expertApply', path: '/expert-apply/stream' });
