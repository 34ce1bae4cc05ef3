import { Navigate, useParams } from 'react-router';
import { useApplication, useProof } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ApiFailure } from '#web/data/request/request.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { usePageTitle, useViewedEvent } from '#web/parts/hooks/use-page-view.ts';
import { JobSummarySkeleton } from '#web/parts/job/job-summary.tsx';
import { receiptTexts as texts } from '#web/texts/applications/receipt.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Stack, TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { Receipt } from './receipt.tsx';

export function ReceiptScreen() {
  const { id = '' } = useParams();
  return (
    <Container>
      <ReceiptHeader applicationId={id} />
      <RequireProfile waiting={<ReceiptSkeleton />}>
        <LoadedReceipt key={id} applicationId={id} />
      </RequireProfile>
    </Container>
  );
}

/** The heading and page title name the job, so that two receipts never have the same title. */
function ReceiptHeader({ applicationId }: { applicationId: string }) {
  const routes = useRoutes();
  const detail = useApplication(applicationId).data?.jobDetail;
  const job = detail && { title: detail.title, company: detail.company.name };
  usePageTitle(job && texts.pageTitle(job));
  return <PageHeader title={job ? texts.titleFor(job) : texts.title} back={`${routes.applications}?tab=4`} />;
}

function LoadedReceipt({ applicationId }: { applicationId: string }) {
  const routes = useRoutes();
  const application = useApplication(applicationId);
  useViewedEvent(application.data, 'receipt');
  const proof = useProof(applicationId);
  const error = application.error ?? proof.error;
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <Navigate to={`${routes.applications}?tab=4`} replace />;
  if (application.data && proof.data !== undefined)
    return <Receipt application={application.data} proof={proof.data} />;
  if (!error) return <ReceiptSkeleton />;
  const retry = () => void Promise.all([application.refetch(), proof.refetch()]);
  return <LoadFailure title={texts.notLoaded} error={error} onRetry={retry} />;
}

function ReceiptSkeleton() {
  return (
    <TwoColumns asideFirst="card" aside={<JobSummarySkeleton lead={texts.lead} />}>
      <Card>
        <Stack>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
        </Stack>
      </Card>
      <Card>
        <Stack gap="form">
          <Skeleton shape="title" width="short" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </TwoColumns>
  );
}
