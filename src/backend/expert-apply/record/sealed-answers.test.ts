import { expect, it } from 'vitest';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { changeApplication, findApplication } from './application.store.ts';

const canary = 'Canary told in confidence';
const home = await openTestPlatform();

it('what sensitive questions tell is encrypted in an application and whole when read', async () => {
  const person = await addPerson(home, { credits: 1 });
  const applicationId = await addReadyApplication(home, person);
  const other = await addReadyApplication(home, person);
  const answers: PreparedAnswer[] = [
    answered(textField('name', 'Full name'), 'Ana Test'),
    {
      ...answered(textField('felony', 'Have you been convicted?'), canary),
      source: { kind: 'rule', rule: 'Said before', inputs: [canary] },
      sensitive: true,
    },
    {
      ...answered(textField('race', 'Race'), ''),
      answer: [],
      source: null,
      reason: `Your answer “${canary}” is not one of the choices.`,
      sensitive: true,
    },
  ];
  const read = (id: string) =>
    actAs(home, person, async (context) => (await findApplication(context, id))?.answers);
  await actAs(home, person, (context) =>
    changeApplication(context, applicationId, { answers }, context.now()),
  );
  expect(await read(applicationId)).toEqual(answers);

  const { kysely } = home.database;
  const stored = await kysely
    .selectFrom('applications')
    .select('answers')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored)).toContain('Ana Test');
  expect(JSON.stringify(stored)).not.toContain(canary);

  const moved = { answers: JSON.stringify(stored.answers) };
  await kysely.updateTable('applications').set(moved).where('id', '=', other).execute();
  await expect(read(other)).rejects.toThrow();
});
