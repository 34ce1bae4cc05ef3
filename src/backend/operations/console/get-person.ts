import type { Context } from '#backend/platform/context.ts';
import type { PersonSummary } from '#contract/operations/operations-people.ts';
import { consoleErrors } from '#domain/messages/console.ts';
import { Problem } from '#domain/problem.ts';
import { countOf, findStanding, listPeopleRows } from './people.store.ts';

/** Returns a person's account data, plan, and counts, but nothing they wrote. Refuses an unknown id. */
export async function getPerson(context: Context, { userId }: { userId: string }): Promise<PersonSummary> {
  const one = { search: userId, filter: 'all' as const, page: 1, size: 1 };
  const [person] = (await listPeopleRows(context.db, one)).rows;
  if (!person) throw new Problem('not_found', { uiSafeMessage: consoleErrors.noPerson });
  return {
    ...person,
    ...(await findStanding(context.db, userId)),
    ...(await countOf(context.db, userId)),
  };
}
