import { lazy, Suspense, useEffect, useState } from 'react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { isUnconfirmed } from '#domain/application/display-status.ts';
import { readSubHeading } from '#domain/application/receipt-banner.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { listReceiptQuestions } from '#domain/application/shown-questions.ts';
import { isReady } from '#domain/application/status.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { track } from '#web/data/visits/analytics.ts';
import { JobSummary } from '#web/parts/job/job-summary.tsx';
import { useDisplayStatus } from '#web/parts/status/use-display-status.ts';
import { receiptTexts as texts } from '#web/texts/applications/receipt.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { AnswersCard } from './answers-card.tsx';
import { ChainCard } from './chain-card.tsx';
import { CreditCard } from './credit-card.tsx';
import { HandOff } from './hand-off.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { PageActions } from './page-actions.tsx';
import { PlainJob } from './plain-job.tsx';
import { ProofCard } from './proof-card.tsx';

const AfterCard = lazy(async () => ({ default: (await import('./after-card.tsx')).AfterCard }));
const EmployerKnows = lazy(async () => ({ default: (await import('./employer-knows.tsx')).EmployerKnows }));
const SecondTry = lazy(async () => ({ default: (await import('./second-try.tsx')).SecondTry }));
const CodeEntry = lazy(async () => ({ default: (await import('./code-entry.tsx')).CodeEntry }));

/** What happened to an application, and the proof of it. */
export function Receipt({ application, proof }: { application: JobApplication; proof: ProofPack | null }) {
  const routes = useRoutes();
  const status = useDisplayStatus()(application);
  const [notArrived, setNotArrived] = useState(false);
  const errorCode = application.failedReason?.errorCode;
  const unconfirmed = isUnconfirmed(errorCode) && !notArrived;
  const handOff = status === 'ActionRecommended' && !unconfirmed;
  // During sending, the live steps come first: they are what the person opened the page for.
  const running = application.jobApplicationStatus === 'Processing';
  const subHeading = readSubHeading(status, errorCode);
  const hasAnswers = listReceiptQuestions(application.questionAnswers).some(
    (question) => parseAnswer(question).length > 0,
  );
  useEffect(() => {
    if (handOff)
      track('popup viewed', {
        popupName: 'action recommended',
        screenName: 'receipt',
        sectionName: 'application status',
      });
  }, [handOff]);
  if (!application.jobDetail.eligibleForExpertApply && proof === null)
    return <PlainJob job={application.jobDetail} />;
  return (
    <TwoColumns
      asideFirst="card"
      aside={
        <>
          <JobSummary job={application.jobDetail} lead={texts.lead} back={`${routes.applications}?tab=4`} />
          {proof && <CreditCard credit={proof.credit} />}
          {proof && <ChainCard proof={proof} />}
          {proof && application.jobApplicationStatus === 'Success' && (
            <Suspense>
              <EmployerKnows company={application.jobDetail.company.name} proof={proof} />
            </Suspense>
          )}
        </>
      }
    >
      {isReady(application.jobApplicationStatus) && (
        <Banner
          action={
            <LinkButton size="md" href={routes.audit(application.id)}>
              {texts.review}
            </LinkButton>
          }
        >
          {texts.notSent}
        </Banner>
      )}
      {application.waiting?.reason === 'code' && (
        <Suspense>
          <CodeEntry applicationId={application.id} until={application.waiting.until} />
        </Suspense>
      )}
      <OutcomeBanner
        application={application}
        status={status}
        unconfirmed={unconfirmed}
        onNotArrived={() => setNotArrived(true)}
      />
      {application.jobApplicationStatus === 'Fail' && application.secondTry && (
        <Suspense>
          <SecondTry application={application} secondTry={application.secondTry} />
        </Suspense>
      )}
      {(status === 'Fail' || status === 'JobExpired') && (
        <PageActions application={application} showsLink={status === 'JobExpired'} />
      )}
      {running && proof && <ProofCard application={application} proof={proof} />}
      {handOff && <HandOff hasAnswers={hasAnswers} />}
      {(status === 'Success' || status === 'AppliedDirectly' || isUnconfirmed(errorCode)) && (
        <Suspense>
          <AfterCard application={application} />
        </Suspense>
      )}
      <AnswersCard
        application={application}
        proof={proof}
        subHeading={subHeading}
        countsCopies={handOff && hasAnswers}
      />
      {!running && proof && <ProofCard application={application} proof={proof} />}
    </TwoColumns>
  );
}
