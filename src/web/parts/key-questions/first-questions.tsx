import { Text } from '#web/parts/text/text.tsx';
import { onboardingTexts } from '#web/texts/profile/profile.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';
import type { KeyQuestionsForm } from './use-key-questions.ts';

/** What onboarding asks: the required questions, and what the resume has answered already. */
export function FirstQuestions({ form }: { form: KeyQuestionsForm }) {
  const questions = form.shown.filter(
    (question) => !question.sensitive && (question.isRequired || form.sourceOf(question) !== undefined),
  );
  return (
    <Stack gap="form">
      <KeyQuestionFields form={form} questions={questions} />
      <Text>{onboardingTexts.moreLater}</Text>
    </Stack>
  );
}
