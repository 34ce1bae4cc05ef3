import type { AnswerOf, Call } from '#contract/call.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { type CallInput, callApi } from './client.ts';

/** A call that was answered with an error; the message is fit to show. */
export class ApiFailure extends Error {
  readonly statusCode: number;
  readonly code: ProblemCode | null;
  readonly fields: Record<string, string>;

  constructor(answer: {
    statusCode: number;
    error: ProblemCode | null;
    message: string;
    fields: Record<string, string>;
  }) {
    super(answer.message);
    this.name = 'ApiFailure';
    this.statusCode = answer.statusCode;
    this.code = answer.error;
    this.fields = answer.fields;
  }
}

/** The data of a good answer; anything else is thrown, as queries and mutations expect. */
export async function request<C extends Call>(call: C, input: CallInput<C>): Promise<AnswerOf<C>> {
  const answer = await callApi(call, input);
  if (answer.data === null) throw new ApiFailure(answer);
  return answer.data;
}
