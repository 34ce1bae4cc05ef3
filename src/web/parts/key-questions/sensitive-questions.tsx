import { Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { consentTexts } from '#domain/consent/consent.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { sensitiveQuestionTexts as texts } from '#web/texts/profile/key-questions.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { KeyQuestionFields } from './key-question-fields.tsx';
import styles from './key-questions.module.css';
import type { KeyQuestionsForm } from './use-key-questions.ts';

const ConfirmModal = lazy(async () => ({
  default: (await import('#web/parts/failure/confirm-modal.tsx')).ConfirmModal,
}));

interface SensitiveQuestionsProps {
  form: KeyQuestionsForm;
  questions: readonly KeyQuestion[];
  saved: Readonly<Record<string, number>> | undefined;
}

/** Optional personal questions, hidden until the person consents to storing the answers. */
export function SensitiveQuestions({ form, questions, saved }: SensitiveQuestionsProps) {
  const { given, consents, give, withdraw } = useConsent('sensitive-answers');
  const [asking, setAsking] = useState(false);
  const problem = give.error ?? consents.error;
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Heading level={3} small>
            {texts.title}
          </Heading>
        }
        note={texts.note}
        action={<Tag icon={Lock}>{texts.optional}</Tag>}
      />
      <CardSection>
        <Stack gap="form">
          <Checkbox
            isSelected={given !== undefined}
            isDisabled={consents.isPending}
            onChange={(agreed) => (agreed ? give.mutate() : setAsking(true))}
          >
            {consentTexts['sensitive-answers'].text}
          </Checkbox>
          {problem && <Banner tone="bad">{problem.message}</Banner>}
          {given && (
            <div className={styles.pairs}>
              <KeyQuestionFields form={form} questions={questions} saved={saved} />
            </div>
          )}
        </Stack>
      </CardSection>
      <Suspense>
        {asking && (
          <ConfirmModal
            open
            title={texts.deleteTitle}
            confirm={buttonTexts.delete}
            destructive
            call={withdraw}
            onClose={() => setAsking(false)}
            onConfirm={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => {
                  form.forgetSensitive();
                  setAsking(false);
                },
              })
            }
          >
            {texts.deleteNote}
          </ConfirmModal>
        )}
      </Suspense>
    </Card>
  );
}
