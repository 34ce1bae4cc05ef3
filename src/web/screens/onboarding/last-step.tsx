import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { FirstQuestions } from '#web/parts/key-questions/first-questions.tsx';
import { RequiredNote } from '#web/parts/key-questions/key-question-fields.tsx';
import { useKeyQuestions } from '#web/parts/key-questions/use-key-questions.ts';
import { Authorization } from '#web/parts/onboarding/authorization.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { useAuthorization } from '#web/parts/onboarding/use-authorization.ts';
import { SearchOptionsFields } from '#web/parts/search-options/search-options-fields.tsx';
import { usePrefilledOptions } from '#web/parts/search-options/use-prefilled-options.ts';
import { useSearchOptions } from '#web/parts/search-options/use-search-options.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { keyQuestionTexts } from '#web/texts/profile/key-questions.ts';
import { onboardingTexts } from '#web/texts/profile/onboarding.ts';
import { searchOptionTexts } from '#web/texts/profile/search-options.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';

export interface StepProps {
  questions: readonly KeyQuestion[];
  document: UserDocument;
}

/** Questions, search options, and the authorization on one page. */
export function LastStep({ questions, document }: StepProps) {
  const answers = useKeyQuestions(questions, document, { prefills: true });
  const options = useSearchOptions(document);
  const isPrefilled = usePrefilledOptions(options, document);
  const authorization = useAuthorization();
  const save = async () => {
    const saved = [await answers.save(), await options.save(), await authorization.confirm()];
    return saved.every(Boolean);
  };
  return (
    <OnboardingStep
      step="questions"
      title={keyQuestionTexts.title}
      intro={<RequiredNote />}
      next={onboardingTexts.submit}
      onNext={save}
    >
      <FirstQuestions form={answers} />
      <Card as="section">
        <Heading>{searchOptionTexts.title}</Heading>
        {isPrefilled && <Banner>{onboardingTexts.prefilled}</Banner>}
        <SearchOptionsFields form={options} salary="slider" />
      </Card>
      <Authorization form={authorization} />
      {answers.failure && <NotSaved what={keyQuestionTexts.yourAnswers} failure={answers.failure} />}
      {options.failure && <NotSaved what={searchOptionTexts.yourOptions} failure={options.failure} />}
    </OnboardingStep>
  );
}
