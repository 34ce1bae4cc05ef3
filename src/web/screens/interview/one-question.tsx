import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { KeyQuestionFields } from '#web/parts/key-questions/key-question-fields.tsx';
import type { KeyQuestionsForm } from '#web/parts/key-questions/use-key-questions.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

interface OneQuestionProps {
  form: KeyQuestionsForm;
  question: KeyQuestion;
  /** With its follow-up, if its answer has one. */
  shown: readonly KeyQuestion[];
  /** Why it can't be left like this. */
  error: string | undefined;
}

/** The question is optional here even if the profile requires it, because it can be skipped. */
export function OneQuestion({ form, question, shown, error }: OneQuestionProps) {
  const isEmpty = form.valueOf(question).length === 0;
  const asked: KeyQuestionsForm = {
    ...form,
    errorOf: (one) => (one.id === question.id && isEmpty ? error : form.errorOf(one)),
  };
  return (
    <Card>
      <Stack gap="form">
        <KeyQuestionFields
          form={asked}
          questions={shown.map((one) => (one.id === question.id ? { ...one, isRequired: false } : one))}
        />
      </Stack>
    </Card>
  );
}
