import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '#contract/basics/call.ts';
import { Problem } from '#domain/problem.ts';
import { isStorableText } from './accept-json.ts';

export interface Input<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** The specification spells one parameter in several ways, so query names are case-insensitive (D-060). */
export function nameAsDeclared(schema: z.ZodType, query: Record<string, unknown>): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return query;
  const declared = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const target = declared.get(name.toLowerCase());
    if (target !== undefined) named[target] = value;
  }
  return named;
}

function checkTexts(values: Record<string, unknown>): void {
  for (const text of Object.values(values).flat()) {
    if (typeof text === 'string' && !isStorableText(text)) throw new Problem('invalid_request');
  }
}

/** Naming more wrong fields than this helps nobody. */
const mostNamed = 100;

/** Validates the whole request once and names the wrong fields. */
export function readInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  call: Call<P, Q, B>,
  request: FastifyRequest,
): Input<z.output<P>, z.output<Q>, z.output<B>> {
  const params = request.params as Record<string, unknown>;
  const query = request.query as Record<string, unknown>;
  checkTexts(params);
  checkTexts(query);
  const issues: z.core.$ZodIssue[] = [];
  const read = <S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> => {
    const result = schema?.safeParse(value);
    if (result?.error) issues.push(...result.error.issues.slice(0, mostNamed));
    return result?.data as z.output<S>;
  };
  const named = call.query ? nameAsDeclared(call.query, query) : query;
  const input = {
    params: read(call.params, params),
    query: read(call.query, call.query && named),
    body: read(call.body, Buffer.isBuffer(request.body) ? call.takesFile?.(named) : request.body),
  };
  if (issues.length > 0) throw describeIssues(issues);
  return input;
}

/** A schema marks values over one of our limits; their message is then for the person. */
function describeIssues(issues: readonly z.core.$ZodIssue[]): Problem {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.') || '_'] ??= message;
  const excess = issues.find((issue) => issue.code === 'custom' && issue.params?.['tooLarge'] === true);
  return excess
    ? new Problem('too_large', { uiSafeMessage: excess.message, fields })
    : new Problem('invalid_request', { fields });
}
