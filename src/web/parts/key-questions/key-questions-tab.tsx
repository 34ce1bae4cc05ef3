import { Check } from 'lucide-react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { useKeyQuestionCatalog } from '#web/data/applications/expert-apply-calls.ts';
import { useInterview } from '#web/data/applications/interview.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { KeptChanges, NotSaved } from '#web/parts/failure/not-saved.tsx';
import { SaveBar } from '#web/parts/profile/save-bar.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { TabHeading } from '#web/parts/text/titled-section.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { interviewOfferTexts } from '#web/texts/profile/interview.ts';
import { keyQuestionTexts as texts } from '#web/texts/profile/key-questions.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack, TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { InterviewOffer } from './interview-offer.tsx';
import { RequiredNote } from './key-question-fields.tsx';
import styles from './key-questions.module.css';
import { KeyQuestionsForm } from './key-questions-form.tsx';
import { type KeyQuestionsForm as Form, useKeyQuestions } from './use-key-questions.ts';

/** The key-questions tab of the profile, with its footer. */
export function KeyQuestionsTab({ document }: { document: UserDocument }) {
  const { data, error, refetch } = useKeyQuestionCatalog();
  if (data) return <Questions questions={data.questions} document={document} />;
  if (error) return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />;
  return <Skeleton shape="block" />;
}

function Questions({ questions, document }: { questions: readonly KeyQuestion[]; document: UserDocument }) {
  const form = useKeyQuestions(questions, document);
  const interview = useInterview().data;
  const save = async () => {
    if (!(await form.save())) focusFirstMistake();
  };
  return (
    <>
      <TwoColumns aside={<WhereAnswersGo saved={interview?.savedInAll ?? 0} />}>
        <Stack gap="section">
          <TabHeading title={texts.title}>
            <RequiredNote />
          </TabHeading>
          <MissingAnswers form={form} />
          <InterviewOffer />
          <KeyQuestionsForm form={form} saved={interview?.saved} />
        </Stack>
      </TwoColumns>
      <SaveBar
        state={form.state}
        notice={
          form.failure ? (
            <NotSaved what={texts.yourAnswers} failure={form.failure} />
          ) : (
            form.wasKept && <KeptChanges onDiscard={form.discard} />
          )
        }
        isUnsaved={() =>
          form.state !== 'not-changed' && (!form.savesItself || form.hasWrong || form.failure !== null)
        }
        onSave={() => void save()}
        onDiscard={form.discard}
      >
        {form.hasSaved && form.state === 'not-changed' && (
          <span className={styles.saved}>
            <Icon of={Check} size="sm" />
            {buttonTexts.saved}
          </span>
        )}
      </SaveBar>
    </>
  );
}

/** Names what is missing: every answer is saved with a click, so a person may never press Save. */
function MissingAnswers({ form }: { form: Form }) {
  if (form.missing === 0) return null;
  const show = () => {
    form.showMistakes();
    focusFirstMistake();
  };
  return (
    <Banner
      tone="warn"
      action={
        <Button variant="link" size="sm" onPress={show}>
          {texts.showMissing}
        </Button>
      }
    >
      <output>{texts.missing(form.missing)}</output>
    </Banner>
  );
}

function WhereAnswersGo({ saved }: { saved: number }) {
  const { disclosures } = useRoutes();
  return (
    <Card>
      <Heading level={3} small>
        {texts.whereAnswersGo}
      </Heading>
      <Text>{texts.whereAnswersGoNote}</Text>
      {saved > 0 && <Text tone="strong">{interviewOfferTexts.savedInAll(saved)}</Text>}
      <div>
        <LinkButton variant="link" size="sm" href={disclosures}>
          {texts.openLedger}
        </LinkButton>
      </div>
    </Card>
  );
}
