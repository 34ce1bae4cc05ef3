import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { resealRows } from '#backend/platform/reseal-rows.ts';
import { type ReuseScope, reuseScopes } from '#domain/application/reviewed-answer.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import type { RememberedAnswer } from '#domain/question/answer/remember-answers.ts';
import { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { AnswerValidationType } from '#domain/validation/question-type.ts';
import type { Store } from './application.store.ts';
import { openAnswers } from './sealed-answers.ts';

/** What was asked, without the answer. */
const Question = z.object({
  field: FormField,
  answerValidationType: AnswerValidationType,
  countries: z.array(z.string()),
  employer: z.string(),
  where: z.string(),
});

export interface StoredAnswer extends RememberedAnswer {
  id: string;
  applicationId: string;
  answerValidationType: AnswerValidationType;
  where: string;
  /** The title of the job it was given for. */
  title: string;
  /** Remembered only with the consent for personal answers. */
  sensitive: boolean;
}

const Answer = z.array(z.string());

/** The person's remembered answers, latest first. */
export async function listRemembered({ db, encryption }: Store, userId: string): Promise<StoredAnswer[]> {
  const rows = await db
    .selectFrom('remembered_answers as remembered')
    .innerJoin('applications', 'applications.id', 'remembered.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .selectAll('remembered')
    .select(['applications.job_id', 'jobs.title'])
    .where('remembered.user_id', '=', userId)
    .orderBy('remembered.given_at', 'desc')
    .orderBy('remembered.id')
    .execute();
  return rows.map((row) => {
    const sealed = { keyId: row.key_id, data: row.sealed };
    return {
      ...Question.parse(row.question),
      id: row.id,
      applicationId: row.application_id,
      jobId: row.job_id,
      title: row.title,
      key: row.meaning,
      scope: z.enum(reuseScopes).parse(row.scope),
      sensitive: row.sensitive,
      givenAt: row.given_at.toISOString(),
      answer: Answer.parse(JSON.parse(encryption.open(sealed, placeOf(row.id)))),
    };
  });
}

/** Writes an answer in the place of the one with the same meaning and scope, and returns its id. */
export async function writeRemembered(
  { db, encryption }: Store,
  userId: string,
  one: Omit<StoredAnswer, 'id' | 'title'>,
): Promise<string> {
  const target = targetOf(one);
  const place = { user_id: userId, meaning: one.key, scope: one.scope, target };
  const known = await db
    .selectFrom('remembered_answers')
    .select('id')
    .where((row) => row.and(place))
    .forUpdate()
    .executeTakeFirst();
  const id = known?.id ?? randomUUID();
  const { keyId, data } = encryption.seal(JSON.stringify(one.answer), placeOf(id));
  const { field, answerValidationType, countries, employer, where } = one;
  const values = {
    application_id: one.applicationId,
    question: JSON.stringify({ field, answerValidationType, countries, employer, where }),
    sensitive: one.sensitive,
    key_id: keyId,
    sealed: data,
    given_at: new Date(one.givenAt),
  };
  if (known) await db.updateTable('remembered_answers').set(values).where('id', '=', id).execute();
  else
    await db
      .insertInto('remembered_answers')
      .values({ id, ...place, ...values })
      .execute();
  return id;
}

/** An application by name, with the remembered answers that it uses. */
export interface AnswerUse {
  applicationId: string;
  status: ApplicationStatus;
  company: string;
  title: string;
  usedIds: ReadonlySet<string>;
}

/** The person's latest applications and what they use, latest first. */
export async function listUses(
  { db, encryption }: Store,
  userId: string,
  most: number,
): Promise<AnswerUse[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'applications.status',
      'applications.answers',
      'jobs.company_name',
      'jobs.title',
    ])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .orderBy('applications.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    applicationId: row.id,
    status: row.status as ApplicationStatus,
    company: row.company_name,
    title: row.title,
    usedIds: new Set(
      openAnswers(encryption, row.id, row.answers).flatMap(({ source }) =>
        source?.kind === 'typed' && source.id !== undefined ? [source.id] : [],
      ),
    ),
  }));
}

export async function deleteRemembered({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('remembered_answers').where('id', '=', id).execute();
}

export async function deleteSensitive({ db }: Pick<Store, 'db'>, userId: string): Promise<void> {
  await db
    .deleteFrom('remembered_answers')
    .where('user_id', '=', userId)
    .where('sensitive', '=', true)
    .execute();
}

export function resealSomeRemembered({ db, encryption }: Store, most: number): Promise<number> {
  return resealRows(db.selectFrom('remembered_answers').select(['id', 'key_id', 'sealed']), {
    encryption,
    most,
    about: (row) => placeOf(row.id),
    save: (row, sealed) =>
      db.updateTable('remembered_answers').set(sealed).where('id', '=', row.id).execute(),
  });
}

function targetOf({
  scope,
  employer,
  jobId,
}: {
  scope: ReuseScope;
  employer: string;
  jobId: string;
}): string {
  return { everywhere: '', employer: foldText(employer), job: jobId }[scope];
}

function placeOf(id: string): string {
  return `remembered answer ${id}`;
}
