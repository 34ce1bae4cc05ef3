import { lazy, Suspense, useCallback, useState } from 'react';
import type { JobApplication, JobDetail } from '#contract/applications/job-application.ts';
import { measureProgress } from '#domain/application/audit-progress.ts';
import { isMissingFile, isOpenQuestion } from '#domain/application/reviewed-answer.ts';
import { listShownQuestions } from '#domain/application/shown-questions.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { useCredits } from '#web/data/money/ecommerce-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { usePageTitle } from '#web/parts/hooks/use-page-view.ts';
import { JobSummary } from '#web/parts/job/job-summary.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { reviewTexts as texts } from '#web/texts/applications/review.ts';
import { secondTryTexts } from '#web/texts/applications/second-try.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { StickyBar } from '#web/widgets/layout/sticky-bar.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Thread } from '#web/widgets/marks/thread.tsx';
import { ApprovalNote } from './approval-note.tsx';
import styles from './audit.module.css';
import { ProgressCard } from './progress-card.tsx';
import { QuestionItem } from './question-item.tsx';
import { useApproval } from './use-approval.ts';
import { useReview } from './use-review.ts';
import { useSeen } from './use-seen.ts';

const ApplyPopups = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/apply-popups.tsx')).ApplyPopups,
}));
const SendProblem = lazy(async () => ({
  default: (await import('#web/parts/apply-flow/send-problem.tsx')).SendProblem,
}));
const ConfirmEmailFirst = lazy(async () => ({
  default: (await import('#web/parts/account/confirm-email-banner.tsx')).ConfirmEmailFirst,
}));
const ApplicationDocuments = lazy(async () => ({
  default: (await import('#web/parts/application-documents/application-documents.tsx')).ApplicationDocuments,
}));

const Cautions = lazy(async () => ({ default: (await import('./cautions.tsx')).Cautions }));
const RefusalBanner = lazy(async () => ({
  default: (await import('./refusal-banner.tsx')).RefusalBanner,
}));
const DriftBanner = lazy(async () => ({ default: (await import('./drift-banner.tsx')).DriftBanner }));

const approveNoteId = 'approve-note';
const creditParts = { b: (words: string) => <b className={styles.strong}>{words}</b> };

interface ReviewFormProps {
  application: JobApplication;
  sending: boolean;
  onSending: (sending: boolean) => void;
}

export function ReviewForm({ application, sending, onSending }: ReviewFormProps) {
  const portal = usePortal();
  const routes = useRoutes();
  const { data: credits } = useCredits();
  const [revealAll, setRevealAll] = useState(false);
  const { questionAnswers, jobDetail, answerCounter } = application;
  const company = jobDetail.company.name;
  const positionOf = useCallback(
    (id: string) => questionAnswers.findIndex((question) => question.id === id),
    [questionAnswers],
  );
  const elementIdOf = useCallback((id: string) => `question-${positionOf(id)}`, [positionOf]);
  const review = useReview(application);
  const approval = useApproval({ application, review, elementIdOf, onSending });
  const { flow } = approval;
  // The employer's error message appears at its field until the answer changes.
  const refusals = new Map(
    application.secondTry?.messages.flatMap(({ questionId, text }) =>
      questionId && review.stateOf(questionId) === undefined ? [[questionId, secondTryTexts.said(text)]] : [],
    ),
  );

  const mode = {
    status: application.jobApplicationStatus,
    revealAll,
    savedData: hasFeature(portal, 'SaveUserData'),
  };
  const list = (revealed: Iterable<string>, all = revealAll, questions = review.questions) =>
    listShownQuestions(questions, { ...mode, revealAll: all, revealed: new Set(revealed) });
  // A question stays on the screen after its answer is given and no longer needs review.
  const [kept] = useState(() => list([], revealAll, questionAnswers).map(({ id }) => id));
  const shown = list([...kept, ...Object.keys(approval.errors)]);
  const lastShown = shown.at(-1);
  const seen = useSeen(lastShown ? elementIdOf(lastShown.id) : '');
  const lastSeen = seen || lastShown === undefined;
  const progress = measureProgress(
    answerCounter,
    review.questions.filter(isOpenQuestion).length,
    review.questions.filter(isMissingFile).length,
  );

  return (
    <>
      <Container>
        <AuditHeader job={jobDetail} />
        <TwoColumns
          asideFirst
          aside={
            <>
              <JobSummary job={jobDetail} lead={texts.lead} back={`${routes.applications}?tab=2`} />
              <div className={styles.noteBeside}>
                <ApprovalNote />
              </div>
            </>
          }
        >
          <Suspense>
            <Cautions application={application} questions={review.questions} />
            {application.drift && <DriftBanner drift={application.drift} />}
            {application.secondTry && <RefusalBanner {...application.secondTry} />}
          </Suspense>
          <ProgressCard progress={progress} questions={review.questions} />
          <Card as="section" flush>
            <CardHeader
              title={<Heading>{texts.questions(company)}</Heading>}
              action={
                shown.length < list([], true).length && (
                  <Button variant="link" size="md" onPress={() => setRevealAll(true)}>
                    {texts.viewAll}
                  </Button>
                )
              }
            />
            <CardSection>
              {lastShown === undefined && <Text>{texts.nothingLeft}</Text>}
              <Thread>
                {shown.map((question) => (
                  <QuestionItem
                    key={question.id}
                    id={elementIdOf(question.id)}
                    number={positionOf(question.id) + 1}
                    question={question}
                    applicationId={application.id}
                    job={jobDetail}
                    error={approval.errors[question.id] ?? refusals.get(question.id)}
                    state={review.stateOf(question.id)}
                    onChange={(values, delayMs) => {
                      approval.clearError(question.id);
                      review.change(question, values, delayMs);
                    }}
                    onAttached={() => approval.clearError(question.id)}
                    onRetry={() => review.retry(question)}
                    onScope={(scope) => review.changeScope(question, scope)}
                  />
                ))}
              </Thread>
            </CardSection>
          </Card>
          <Suspense>
            <ApplicationDocuments application={application} />
          </Suspense>
          <div className={styles.noteBelow}>
            <ApprovalNote />
          </div>
          <Suspense>
            <ConfirmEmailFirst />
            <SendProblem flow={flow} />
          </Suspense>
          <Suspense>
            <ApplyPopups flow={flow} />
          </Suspense>
        </TwoColumns>
      </Container>
      <StickyBar
        action={
          <Button
            size="lg"
            unavailable={!lastSeen}
            aria-describedby={approveNoteId}
            loading={sending}
            onPress={() => void approval.approve()}
          >
            {texts.approve}
          </Button>
        }
      >
        <span id={approveNoteId}>
          <Trans text={texts.credit(company)} parts={creditParts} />{' '}
          {credits && texts.credits(credits.credits)} {!lastSeen && texts.seeAll}
        </span>
      </StickyBar>
    </>
  );
}

/** The heading and page title name the job, so that two reviews never have the same title. */
export function AuditHeader({ job: detail }: { job?: JobDetail }) {
  const routes = useRoutes();
  const job = detail && { title: detail.title, company: detail.company.name };
  usePageTitle(job && texts.pageTitle(job));
  return <PageHeader title={job ? texts.titleFor(job) : texts.title} back={`${routes.applications}?tab=2`} />;
}
