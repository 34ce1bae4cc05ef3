import type { Context } from '#backend/platform/context.ts';
import { resealSomeApplications } from './application.store.ts';

export async function resealApplications(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeApplications(context, most);
}
