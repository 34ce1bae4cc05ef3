import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { isReady } from '#domain/application/status.ts';
import { statusMessages } from '#domain/messages/applications/status.ts';
import { useApplication } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ApiFailure } from '#web/data/request/request.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { useViewedEvent } from '#web/parts/hooks/use-page-view.ts';
import { JobSummarySkeleton } from '#web/parts/job/job-summary.tsx';
import { StatusMark } from '#web/parts/status/status-mark.tsx';
import { reviewTexts } from '#web/texts/applications/review.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, Stack, TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { AuditHeader, ReviewForm } from './review-form.tsx';

export function AuditScreen() {
  const { id = '' } = useParams();
  return (
    <RequireProfile
      waiting={<AuditSkeleton />}
      frame={(content) => (
        <Container>
          <AuditHeader />
          {content}
        </Container>
      )}
    >
      <Audit key={id} applicationId={id} />
    </RequireProfile>
  );
}

/** Only an application that waits for review is shown here; any other redirects to its own page. */
function Audit({ applicationId }: { applicationId: string }) {
  const routes = useRoutes();
  const { data: application, error, isFetching, refetch } = useApplication(applicationId);
  useViewedEvent(application, 'audit');
  // The status changes while the form is being sent; the form itself then navigates to the receipt.
  const [sending, setSending] = useState(false);
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <Navigate to={routes.applications} replace />;
  if (error && !application)
    return (
      <Container>
        <AuditHeader />
        <LoadFailure title={reviewTexts.notLoaded} error={error} onRetry={() => void refetch()} />
      </Container>
    );
  if (!application) return <AuditSkeleton />;
  if (application.jobApplicationStatus === 'Preparing') return <AuditSkeleton preparing />;
  // The cached status may be out of date: the application may have come back for review.
  if (!isReady(application.jobApplicationStatus) && !sending && isFetching) return <AuditSkeleton />;
  if (!isReady(application.jobApplicationStatus) && !sending)
    return <Navigate to={routes.receipt(applicationId)} replace />;
  return <ReviewForm application={application} sending={sending} onSending={setSending} />;
}

function AuditSkeleton({ preparing }: { preparing?: boolean }) {
  return (
    <Container>
      <AuditHeader />
      <TwoColumns asideFirst aside={<JobSummarySkeleton lead={reviewTexts.lead} />}>
        <Card>
          <Stack>
            {preparing ? (
              <>
                <StatusMark status="Preparing" />
                <p>{statusMessages.Preparing}</p>
              </>
            ) : (
              <Skeleton shape="title" width="long" />
            )}
            <Skeleton />
          </Stack>
        </Card>
        <Card>
          <Stack gap="form">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </TwoColumns>
    </Container>
  );
}
