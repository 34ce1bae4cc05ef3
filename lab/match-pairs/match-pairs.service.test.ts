import { expect, it } from 'vitest';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { matchJobs } from '#backend/jobs/match/match-jobs.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { addUser } from '#tests/factories.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { pairs, people, writePerson, writePosting } from './read-pairs.ts';

const now = new Date('2026-11-15T12:00:00Z');
const platform = await openTestPlatform({ now: () => now });

it('the list from the database shows nobody a wrong job among the first ten', async () => {
  const jobs = pairs.map((pair, number) => writePosting(pair, { number, now }));
  const ids = await inTransaction(platform, (context) => saveJobs(context, { jobs }));
  const pairById = new Map(ids.map((id, number) => [id, pairs[number]]));
  const wrong: string[] = [];
  const missing: string[] = [];
  for (const person of people) {
    const listed = await inTransaction(platform, async (context) => {
      const document = { ...writePerson(person, now), userId: await addUser(context.db) };
      return matchJobs(context, { document, page: 1, size: 200 });
    });
    const own = listed.results.flatMap(({ id }) => {
      const pair = pairById.get(id);
      return pair?.person === person.id ? [pair] : [];
    });
    wrong.push(
      ...own
        .slice(0, 10)
        .filter(({ label }) => label === 'wrong')
        .map((pair) => pair.title),
    );
    const good = pairs.filter((pair) => pair.person === person.id && pair.label === 'good');
    missing.push(...good.filter((pair) => !own.includes(pair)).map((pair) => pair.title));
  }
  expect(wrong).toEqual([]);
  expect(missing.length).toBeLessThanOrEqual(1);
});
