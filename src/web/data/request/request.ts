import type { AnswerOf, Route } from '#contract/basics/call.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { type CallInput, callApi } from './client.ts';

/** A failed call. Its message can be shown to the person. */
export class ApiFailure extends Error {
  readonly code: ProblemCode | null;
  readonly fields: Record<string, string>;
  readonly requestId: string | null;

  constructor(
    message: string,
    code: ProblemCode | null,
    fields: Record<string, string>,
    requestId: string | null = null,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** Returns the data of a successful call and throws otherwise, as queries and mutations expect. */
export async function request<C extends Route>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const answer = await callApi(call, input);
  if (answer.error !== null) {
    throw new ApiFailure(answer.message, answer.code, answer.fields, answer.requestId);
  }
  return answer.data;
}
