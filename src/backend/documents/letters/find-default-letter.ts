import { listLettersOf } from '#backend/documents/record/letters.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { CoverLetter } from '#domain/document/letters/cover-letter.ts';

/** The letter a person wants offered wherever a form asks for one. */
export async function findDefaultLetter(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<CoverLetter | null> {
  const letters = await listLettersOf(db, userId);
  return letters.find((letter) => letter.isDefault) ?? null;
}
