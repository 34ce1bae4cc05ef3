import { z } from 'zod';
import { type Encryption, Sealed } from '#backend/platform/encryption.ts';
import { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';

/** The parts that reveal a sensitive answer: the answer itself, and where it comes from or why it is open. */
const Revealing = PreparedAnswer.pick({ answer: true, source: true, reason: true, statements: true });
const StoredAnswer = PreparedAnswer.extend({ sealed: Sealed.optional() });
const StoredAnswers = z.array(StoredAnswer);

/** Writes the answers of an application for storage, with sensitive ones encrypted. */
export function sealAnswers(
  encryption: Encryption,
  applicationId: string,
  answers: readonly PreparedAnswer[],
): string {
  return JSON.stringify(
    answers.map((item): z.infer<typeof StoredAnswer> => {
      if (!item.sensitive) return item;
      const { answer, source, reason, statements, ...rest } = item;
      const sealed = encryption.seal(
        JSON.stringify({ answer, source, reason, statements }),
        placeOf(applicationId, item),
      );
      return { ...rest, answer: [], source: null, sealed };
    }),
  );
}

export function openAnswers(
  encryption: Encryption,
  applicationId: string,
  stored: unknown,
): PreparedAnswer[] {
  return StoredAnswers.parse(stored).map(({ sealed, ...item }) => {
    if (!sealed) return item;
    const opened = Revealing.parse(JSON.parse(encryption.open(sealed, placeOf(applicationId, item))));
    return { ...item, ...opened };
  });
}

function placeOf(applicationId: string, { field }: Pick<PreparedAnswer, 'field'>): string {
  return `answer ${field.path} of application ${applicationId}`;
}
