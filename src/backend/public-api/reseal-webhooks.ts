import type { Context } from '#backend/platform/context.ts';
import { resealSome } from './webhooks.store.ts';

export async function resealWebhooks(context: Context, { most }: { most: number }): Promise<number> {
  return resealSome(context, most);
}
