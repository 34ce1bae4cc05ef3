import { listLettersOf, writeLetter } from '#backend/documents/record/letters.store.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { type CoverLetter, findLetterMistake } from '#domain/document/letters/cover-letter.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';

const mostLetters = 50;

/** Saves a new or changed cover letter. Refuses an unknown placeholder, another person's letter, and a 51st letter. */
export async function saveLetter(
  context: UserContext,
  letter: Omit<CoverLetter, 'updatedAt'>,
): Promise<CoverLetter> {
  const userId = context.user.id;
  const mistake = findLetterMistake(letter.body);
  if (mistake) throw new Problem('invalid_request', { fields: { body: mistake } });
  const kept = await listLettersOf(context.db, userId);
  if (kept.length >= mostLetters && !kept.some((one) => one.id === letter.id))
    throw new Problem('conflict', {
      uiSafeMessage: documentErrors.tooManyLetters(mostLetters),
    });
  const at = context.now();
  if (!(await writeLetter(context.db, userId, letter, at))) throw new Problem('not_found');
  return { ...letter, updatedAt: at.toISOString() };
}

/** Returns the letter that the person wants offered wherever a form asks for one. */
export async function findDefaultLetter(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<CoverLetter | null> {
  const letters = await listLettersOf(db, userId);
  return letters.find((letter) => letter.isDefault) ?? null;
}
