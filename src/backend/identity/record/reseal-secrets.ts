import type { Context } from '#backend/platform/context.ts';
import { resealSomeSecrets } from './second-factors.store.ts';

export async function resealSecrets(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeSecrets(context, most);
}
