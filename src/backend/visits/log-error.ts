import type { PublicContext } from '#backend/platform/context.ts';
import { insertError, type PageError } from './errors.store.ts';

/** Stores an error that a page reported, without query strings and email addresses, which could identify a person. */
export async function logError(
  context: PublicContext,
  input: Omit<PageError, 'userId' | 'at'>,
): Promise<void> {
  await insertError(context.db, {
    ...input,
    message: removePersonalParts(input.message),
    componentStack: removePersonalParts(input.componentStack),
    userStatus: removePersonalParts(input.userStatus),
    userId: context.user?.id ?? null,
    at: context.now(),
  });
}

function removePersonalParts(text: string): string {
  // Word by word: a pattern that looks for the @ from every letter takes seconds on a long text without spaces.
  return text.replace(/\?\S+/g, '').replace(/\S+/g, (word) => (word.includes('@') ? '[email]' : word));
}
