import { useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { useKeyQuestionCatalog } from '#web/data/applications/expert-apply-calls.ts';
import { useInterview, useOpenQuestions } from '#web/data/applications/interview.ts';
import { useDocument, usePreferences, useProfileId } from '#web/data/profile/builder-calls.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { interviewTexts as texts } from '#web/texts/profile/interview.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { Finished } from './finished.tsx';

/** Optional: asks what employers ask most often, one question at a time. */
export function InterviewScreen() {
  return (
    <RequireProfile
      profileArea
      waiting={<Waiting />}
      frame={(content) => <Container narrow>{content}</Container>}
    >
      <LoadedInterview />
    </RequireProfile>
  );
}

function LoadedInterview() {
  const { documentId } = useProfileId();
  const document = useDocument(documentId);
  const catalog = useKeyQuestionCatalog();
  const [preferences, interview] = [usePreferences(), useInterview()];
  const all = [document, catalog, preferences, interview];
  if (document.data && catalog.data && preferences.data && interview.data)
    return <Interview questions={catalog.data.questions} document={document.data} />;
  const failed = all.find(({ error }) => error);
  if (!failed?.error) return <Waiting />;
  const retry = () => Promise.all(all.map(({ refetch }) => refetch()));
  return (
    <Container narrow>
      <LoadFailure title={texts.notLoaded} error={failed.error} onRetry={() => void retry()} />
    </Container>
  );
}

function Interview({ questions, document }: { questions: readonly KeyQuestion[]; document: UserDocument }) {
  const now = useOpenQuestions(questions, document);
  // Stays the same while the person answers, so that Back and the progress bar work.
  const [asked, setAsked] = useState(now?.open ?? []);
  const [isOver, setIsOver] = useState(asked.length === 0);
  if (isOver)
    return (
      <Finished
        skipped={now?.skipped ?? []}
        onAskSkipped={(skipped) => {
          setAsked(skipped);
          setIsOver(false);
        }}
      />
    );
  return (
    <AskedQuestions
      questions={questions}
      document={document}
      asked={asked}
      total={now?.total ?? asked.length}
      onEnd={() => setIsOver(true)}
    />
  );
}

function Waiting() {
  return (
    <Container narrow>
      <PageHeader title={texts.title} intro={texts.intro} />
      <div aria-busy="true">
        <Card>
          <Skeleton shape="block" />
        </Card>
      </div>
    </Container>
  );
}
