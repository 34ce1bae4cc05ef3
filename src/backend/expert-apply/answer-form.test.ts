import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  actAs,
  addOpenJob,
  addPerson,
  addReadyApplication,
  answered,
  formWith,
  textField,
} from '#tests/ready-application.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { answerForm } from './answer-form.ts';

let home: TestPlatform;
beforeAll(async () => {
  home = await createTestPlatform();
});
afterAll(() => home.drop());

it('an answer that the same employer has read differently before is shown with what was said then', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const name = textField('name', 'Full name');
  const earlier = await addReadyApplication(home, ana, { answers: [answered(name, 'Anna Tester')] });
  const jobId = await addOpenJob(home);
  const prepare = (tenant: string) =>
    actAs(home, ana, (context) =>
      answerForm(
        context,
        { id: null, userId: ana.user.id, jobId, resumeBlobId: null },
        { ...formWith([name]), tenant },
      ),
    );
  expect(await prepare('acme')).toMatchObject([{ answer: ['Ana Test'], reviewRequired: false }]);

  await home.database.kysely
    .updateTable('applications')
    .set({ status: 'Success', submitted_at: new Date('2026-03-05T10:00:00Z') })
    .where('id', '=', earlier)
    .execute();
  expect(await prepare('acme')).toMatchObject([
    {
      answer: ['Ana Test'],
      reviewRequired: true,
      reason: 'You told this employer “Anna Tester” on March 5, 2026. Check which is right now.',
    },
  ]);
  expect(await prepare('globex')).toMatchObject([{ answer: ['Ana Test'], reviewRequired: false }]);
});
