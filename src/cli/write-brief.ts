import type { Brief } from '#automation/run/submit.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';

interface Approved {
  form: EmployerForm;
  answers: readonly PreparedAnswer[];
  resume: Omit<Brief['files'][number], 'path'>;
  deadlineMs: number;
}

/** Writes what would be sent if every answer were approved as is; open questions are left out. */
export function writeBrief({ form, answers, resume, deadlineMs }: Approved): Brief {
  const given = answers.filter(({ answer }) => answer.length > 0);
  const isFile = ({ field }: PreparedAnswer) => field.type === 'File';
  return {
    url: form.url,
    form,
    answers: given
      .filter((one) => !isFile(one))
      .map(({ field: { path, label }, answer, sensitive }) => ({ path, label, value: answer, sensitive })),
    files: given.filter(isFile).map(({ field: { path } }) => ({ path, ...resume })),
    deadlineMs,
  };
}
