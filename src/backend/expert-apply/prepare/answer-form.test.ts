import { expect, it } from 'vitest';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addOpenJob, addPerson, addReadyApplication } from '#tests/ready-application.ts';
import { answered, formWith, textField } from '#tests/sample-form.ts';
import { answerForm } from './answer-form.ts';

const home = await openTestPlatform();

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
      reason: 'You told this employer “Anna Tester” on March 5, 2026. Check which answer is correct today.',
    },
  ]);
  expect(await prepare('globex')).toMatchObject([{ answer: ['Ana Test'], reviewRequired: false }]);
});

it('an answer for a job abroad or about another person is not used again for this job', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const options = ['Yes', 'No'].map((label) => ({ label, value: label }));
  const visa = {
    ...textField('visa', 'Will you need visa sponsorship?'),
    type: 'SingleChoice' as const,
    options,
  };
  const time = textField('time', 'Best time of day');
  const ofReference = { ...time, section: 'Reference 1' };
  const jobId = await addOpenJob(home);
  const open = (field: FormField): PreparedAnswer => ({ ...answered(field, ''), answer: [], source: null });
  const prepare = async (fields: FormField[], country: string) => {
    const earlier = await addReadyApplication(home, ana, { answers: [open(visa), open(ofReference)] });
    await home.database.kysely.deleteFrom('remembered_answers').where('user_id', '=', ana.user.id).execute();
    await home.database.kysely
      .updateTable('jobs')
      .set({ locations: JSON.stringify([{ city: '', state: '', country }]) })
      .from('applications')
      .whereRef('jobs.id', '=', 'applications.job_id')
      .where('applications.id', '=', earlier)
      .execute();
    await actAs(home, ana, (context) =>
      reviewApply(context, {
        documentId: ana.documentId,
        reviews: [
          {
            jobApplicationId: earlier,
            applyJobApplicationAfterSave: false,
            reviewApplicationAnswerItems: [
              { questionAnswerId: 'visa', userAnswer: 'Yes' },
              { questionAnswerId: 'time', userAnswer: 'After six' },
            ],
          },
        ],
      }),
    );
    const input = { id: null, userId: ana.user.id, jobId, resumeBlobId: null };
    const answers = await actAs(home, ana, (context) => answerForm(context, input, formWith(fields)));
    return answers.map(({ answer }) => answer[0] ?? '');
  };
  expect(await prepare([visa, time], 'GB')).toEqual(['', '']);
  expect(await prepare([visa, ofReference], 'US')).toEqual(['Yes', 'After six']);
});
