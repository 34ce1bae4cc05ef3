import type { Context } from '#backend/platform/context.ts';
import { resealSomeAnswers } from './sensitive-answers.store.ts';

export async function resealAnswers(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeAnswers(context, most);
}
