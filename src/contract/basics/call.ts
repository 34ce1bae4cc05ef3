import type { z } from 'zod';
import type { OperatorRole } from '#domain/operator-role.ts';

export const services = {
  builder: 'eb',
  jobs: 'ej',
  expertApply: 'ea',
  ecommerce: 'ecom',
  identity: 'id',
  operations: 'op',
  /** For programs with a person's key: the addresses are stable and begin with /api. */
  publicApi: '',
} as const;
export type Service = keyof typeof services;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'session' | 'key';
export const keyScopes = ['read', 'write'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** One HTTP call as data: the server mounts it, the client calls it, the OpenAPI document lists it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  service: Service;
  version?: 'v1' | 'v2' | 'v3';
  method: Method;
  /** Path parameters are written `:name`. */
  path: string;
  summary: string;
  access: Allowed;
  /** What a key must be allowed to; reading unless said otherwise. */
  scope?: KeyScope;
  /** For operators: nobody below this role learns that the call exists, and every use is recorded. */
  role?: OperatorRole;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Status of the good answer, 200 unless said otherwise. */
  status?: 200 | 201;
  timeoutMs?: number;
  bodyLimitBytes?: number;
  /** The body may also be the file itself (application/octet-stream); the query has its name then. */
  takesFile?: true;
  /** Requests per minute and person (or address when signed out); 300 unless said otherwise. */
  ratePerMinute?: number;
}

export const defaultTimeoutMs = 10_000;

export function defineCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
>(call: Call<P, Q, B, A, X>): Call<P, Q, B, A, X> {
  return call;
}

export function pathOf(call: Pick<Call, 'service' | 'version' | 'path'>): string {
  const service = services[call.service];
  return `${service && `/${service}`}/api/${call.version ?? 'v1'}${call.path}`;
}

export type ParamsOf<C> = C extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<C> = C extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<C> = C extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type AnswerOf<C> = C extends Call<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;

/** Server-sent events of the signed-in person; `lastEventId` (or the header of that name) resumes. */
export const eventStreamPath = pathOf({ service: 'expertApply', path: '/expert-apply/stream' });
