import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';
import { SensitiveQuestions } from './sensitive-questions.tsx';
import type { KeyQuestionsForm as Form } from './use-key-questions.ts';

/** All visible questions, with the personal ones in their own section. */
export function KeyQuestionsForm({ form }: { form: Form }) {
  const [sensitive, plain] = [true, false].map((wanted): KeyQuestion[] =>
    form.shown.filter((question) => question.sensitive === wanted),
  );
  return (
    <Stack gap="section">
      <Stack gap="form">
        <KeyQuestionFields form={form} questions={plain ?? []} />
      </Stack>
      <SensitiveQuestions form={form} questions={sensitive ?? []} />
    </Stack>
  );
}
