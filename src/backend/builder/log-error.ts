import type { PublicContext } from '#backend/platform/context.ts';
import { insertError } from './errors.store.ts';

/** Keeps an error a page met, without what could name a person: query strings and e-mail addresses. */
export async function logError(
  context: PublicContext,
  input: { message: string; componentStack: string; asInfo: boolean; portalCode: string; requestId: string },
): Promise<void> {
  await insertError(context.db, {
    ...input,
    message: removePersonalParts(input.message),
    componentStack: removePersonalParts(input.componentStack),
    userId: context.user?.id ?? null,
    at: context.now(),
  });
}

function removePersonalParts(text: string): string {
  return text.replace(/\?\S+/g, '').replace(/[^\s@]+@[^\s@]+/g, '[e-mail]');
}
