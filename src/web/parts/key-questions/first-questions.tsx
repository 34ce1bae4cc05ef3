import { Text } from '#web/parts/text/text.tsx';
import { keyQuestionTexts as texts } from '#web/texts/profile/key-questions.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';
import type { KeyQuestionsForm } from './use-key-questions.ts';

/** The questions of onboarding: those that are required, and those the resume already answers. */
export function FirstQuestions({ form }: { form: KeyQuestionsForm }) {
  const questions = form.shown.filter(
    (question) => !question.sensitive && (question.isRequired || form.sourceOf(question) !== undefined),
  );
  return (
    <Stack gap="form">
      <KeyQuestionFields form={form} questions={questions} />
      <Text>{texts.moreLater}</Text>
    </Stack>
  );
}
