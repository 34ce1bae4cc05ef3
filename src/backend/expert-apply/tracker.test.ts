import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { exportApplications, getInsights } from './track/get-insights.ts';
import { listEvents, removeEvent, saveEvent } from './track/keep-events.ts';

let ana: Person;

const home = await openTestPlatform();
beforeEach(async () => {
  ana = await addPerson(home, { credits: 1 });
});

const now = () => new Date().toISOString();
const entry = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'interview' as const,
  at: now(),
  timed: true,
  words: 'Call with Kim',
  origin: 'hand' as const,
  ...changes,
});
const save = (applicationId: string, event: ReturnType<typeof entry>, person = ana) =>
  actAs(home, person, (context) =>
    saveEvent(context, { documentId: person.documentId, applicationId, event }),
  );
const list = (applicationId: string) =>
  actAs(home, ana, (context) => listEvents(context, { documentId: ana.documentId, applicationId }));
const insights = () => actAs(home, ana, (context) => getInsights(context, { documentId: ana.documentId }));

async function markSent(applicationId: string): Promise<void> {
  await home.database.kysely
    .updateTable('applications')
    .set({ status: 'Success', submitted_at: new Date() })
    .where('id', '=', applicationId)
    .execute();
}

test('what is kept about an application is saved once, changed and forgotten, and never moves its status', async () => {
  const id = await addReadyApplication(home, ana);
  const first = entry();
  await save(id, first);
  await save(id, { ...first, words: 'Call with Kim at 3' });
  expect(await list(id)).toMatchObject([{ id: first.id, words: 'Call with Kim at 3', origin: 'hand' }]);
  const { status } = await home.database.kysely
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('ReadyForReview');
  await actAs(home, ana, (context) =>
    removeEvent(context, { documentId: ana.documentId, applicationId: id, eventId: first.id }),
  );
  expect(await list(id)).toEqual([]);
});

test('nobody keeps or changes anything about an application of somebody else', async () => {
  const id = await addReadyApplication(home, ana);
  const own = entry();
  await save(id, own);
  const ben = await addPerson(home, { credits: 1 });
  await expect(save(id, entry(), ben)).rejects.toMatchObject({ errorCode: 'not_found' });
  const bens = await addReadyApplication(home, ben);
  await expect(save(bens, { ...own, words: 'taken over' }, ben)).rejects.toMatchObject({
    errorCode: 'not_found',
  });
  expect(await list(id)).toMatchObject([{ words: 'Call with Kim' }]);
});

test('the figures are the person’s own: weeks, answers, replies by source and what is due', async () => {
  const [sent, answered, waiting] = [
    await addReadyApplication(home, ana),
    await addReadyApplication(home, ana),
    await addReadyApplication(home, ana),
  ];
  await Promise.all([sent, answered].map(markSent));
  await save(answered, entry({ kind: 'rejection', at: '2026-11-01T10:00:00.000Z' }));
  const due = new Date(Date.now() + 86_400_000).toISOString();
  await save(waiting, entry({ kind: 'follow-up', at: due, words: 'Ask again' }));
  const found = await insights();
  expect(found.weeks).toHaveLength(12);
  expect(found.weeks.at(-1)).toMatchObject({ sent: 2, waiting: 1, failed: 0 });
  expect(found.answers).toEqual({ byUs: 3, byYou: 0, left: 0 });
  expect(found.replies).toEqual([{ source: 'lever', sourceName: 'Lever', sent: 2, answered: 1 }]);
  expect(found.followUps).toMatchObject([{ applicationId: waiting, at: due, words: 'Ask again' }]);

  const taken = await actAs(home, ana, (context) =>
    exportApplications(context, { documentId: ana.documentId }),
  );
  expect(taken).toHaveLength(3);
  expect(
    taken
      .flatMap(({ events }) => events)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['follow-up', 'rejection']);
});
