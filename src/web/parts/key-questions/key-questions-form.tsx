import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';
import { SensitiveQuestions } from './sensitive-questions.tsx';
import type { KeyQuestionsForm as Form } from './use-key-questions.ts';

type Saved = Readonly<Record<string, number>> | undefined;

/** All visible questions, with the personal ones in their own section. */
export function KeyQuestionsForm({ form, saved }: { form: Form; saved?: Saved }) {
  const [sensitive, plain] = [true, false].map((wanted): KeyQuestion[] =>
    form.shown.filter((question) => question.sensitive === wanted),
  );
  return (
    <Stack gap="section">
      <Stack gap="form">
        <KeyQuestionFields form={form} questions={plain ?? []} saved={saved} />
      </Stack>
      <SensitiveQuestions form={form} questions={sensitive ?? []} saved={saved} />
    </Stack>
  );
}
