import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { findApplicationDate, formatApplicationDate } from '#domain/application/application-date.ts';
import type { DisplayStatus } from '#domain/application/display-status.ts';
import { readApplyUrl, readBanner } from '#domain/application/receipt-banner.ts';
import { useMarkApplied, useStopApplication } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { openCompanySite } from '#web/parts/job/sorry-popup.tsx';
import { useRemoveJob } from '#web/parts/job/use-remove-job.tsx';
import { AppliedQuestion } from '#web/parts/question/applied-question.tsx';
import { StatusBanner } from '#web/parts/status/status-banner.tsx';
import { outcomeTexts as texts } from '#web/texts/applications/receipt.ts';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';

interface OutcomeBannerProps {
  application: JobApplication;
  status: DisplayStatus;
  /** The application may have arrived, so we don't offer to apply again until the person says it didn't. */
  unconfirmed: boolean;
  onNotArrived: () => void;
}

export function OutcomeBanner({ application, status, unconfirmed, onNotArrived }: OutcomeBannerProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const markApplied = useMarkApplied();
  const stop = useStopApplication();
  const [asked, setAsked] = useState<string | null>(null);
  const removal = useRemoveJob(() => void navigate(`${routes.applications}?tab=4`));
  const banner = readBanner(status, {
    errorCode: application.failedReason?.errorCode,
    reason: application.failedReason?.uiSafeMessage,
    waiting: application.waiting,
  });
  if (!banner) return null;

  const { applyUrl, jobUrl } = application.jobDetail;
  const company = readApplyUrl(unconfirmed ? jobUrl : applyUrl);
  const applied = status === 'Success' || status === 'AppliedDirectly';
  const open = (url: string) => {
    openCompanySite(url);
    if (!unconfirmed) setAsked(application.id);
  };
  const iApplied = (
    <Button
      variant="secondary"
      loading={markApplied.isPending}
      onPress={() => markApplied.mutate(application.id)}
    >
      {texts.applied}
    </Button>
  );
  return (
    <>
      <StatusBanner
        banner={banner}
        date={applied ? formatApplicationDate(findApplicationDate(application)) : undefined}
        actions={
          status === 'ActionRecommended' ? (
            <>
              {company && (
                <Button iconAfter={ArrowUpRight} onPress={() => open(company)}>
                  {unconfirmed ? texts.checkWithEmployer : texts.applyDirectly}
                </Button>
              )}
              {iApplied}
              {unconfirmed ? (
                <Button variant="ghost" onPress={onNotArrived}>
                  {texts.notArrived}
                </Button>
              ) : (
                <Button variant="ghost" onPress={() => removal.ask(application)}>
                  {texts.notInterestedInBanner}
                </Button>
              )}
            </>
          ) : (
            <>
              {application.jobApplicationStatus === 'Processing' && (
                <Button
                  variant="ghost"
                  size="md"
                  loading={stop.isPending}
                  onPress={() => stop.mutate(application.id)}
                >
                  {texts.stop}
                </Button>
              )}
              <LinkButton variant="secondary" size="md" href={routes.exploreJobMatches}>
                {texts.explore}
              </LinkButton>
              {status === 'Fail' && company && (
                <LinkButton variant="secondary" size="md" href={company} leavesSite>
                  {texts.applyDirectly}
                </LinkButton>
              )}
              {status === 'Fail' && iApplied}
            </>
          )
        }
      />
      {removal.failureOf(application.id)}
      {stop.error && (
        <FailureHere title={failureTexts.notStopped} onRetry={() => stop.mutate(application.id)}>
          {stop.error.message}
        </FailureHere>
      )}
      {markApplied.error && (
        <FailureHere title={failureTexts.notSaved} onRetry={() => markApplied.mutate(application.id)}>
          {markApplied.error.message}
        </FailureHere>
      )}
      <AppliedQuestion applicationId={asked} onClose={() => setAsked(null)} />
      {removal.popup}
    </>
  );
}
