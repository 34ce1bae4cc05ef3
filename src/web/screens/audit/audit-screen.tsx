import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { statusMessages } from '#domain/application/display-status.ts';
import { isReady } from '#domain/application/status.ts';
import { useApplication } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ApiFailure } from '#web/data/request/request.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { useViewedEvent } from '#web/parts/hooks/use-page-view.ts';
import { JobSummarySkeleton } from '#web/parts/job/job-summary.tsx';
import { StatusMark } from '#web/parts/status/status-mark.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, Stack, TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { AuditHeader } from './audit-header.tsx';
import { ReviewForm } from './review-form.tsx';

export function AuditScreen() {
  const { id = '' } = useParams();
  return (
    <RequireProfile waiting={<AuditSkeleton />}>
      <Audit key={id} applicationId={id} />
    </RequireProfile>
  );
}

/** Only an application that waits for review is reviewed; any other has its own place. */
function Audit({ applicationId }: { applicationId: string }) {
  const routes = useRoutes();
  const { data: application, error, isFetching, refetch } = useApplication(applicationId);
  useViewedEvent(application, 'audit');
  // While it is being sent its status changes under the form, which then leads on by itself.
  const [sending, setSending] = useState(false);
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <Navigate to={routes.applications} replace />;
  if (error && !application)
    return (
      <Container>
        <AuditHeader />
        <LoadFailure what="this application" error={error} onRetry={() => void refetch()} />
      </Container>
    );
  if (!application) return <AuditSkeleton />;
  if (application.jobApplicationStatus === 'Preparing') return <AuditSkeleton preparing />;
  // What is remembered from before may be out of date: it came back for review, perhaps.
  if (!isReady(application.jobApplicationStatus) && !sending && isFetching) return <AuditSkeleton />;
  if (!isReady(application.jobApplicationStatus) && !sending)
    return <Navigate to={routes.receipt(applicationId)} replace />;
  return <ReviewForm application={application} sending={sending} onSending={setSending} />;
}

function AuditSkeleton({ preparing }: { preparing?: boolean }) {
  return (
    <Container>
      <AuditHeader />
      <TwoColumns asideFirst aside={<JobSummarySkeleton lead="You're about to apply for:" />}>
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
