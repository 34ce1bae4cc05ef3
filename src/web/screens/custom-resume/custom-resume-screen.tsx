import { Navigate, useParams } from 'react-router';
import { isReady } from '#domain/application/status.ts';
import { useApplication } from '#web/data/applications/expert-apply-calls.ts';
import { useDocument } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { isCustomCopy } from '#web/parts/application-documents/custom-copy.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { usePageTitle } from '#web/parts/hooks/use-page-view.ts';
import { customResumeTexts as texts } from '#web/texts/applications/custom-resume.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { CopyEditor } from './copy-editor.tsx';

/** Edits the resume copy that was customized for one application, before it is sent. */
export function CustomResumeScreen() {
  const { id = '' } = useParams();
  return (
    <Container narrow>
      <CopyHeader applicationId={id} />
      <RequireProfile waiting={<Waiting />}>
        <LoadedCopy key={id} applicationId={id} />
      </RequireProfile>
    </Container>
  );
}

function CopyHeader({ applicationId }: { applicationId: string }) {
  const routes = useRoutes();
  const detail = useApplication(applicationId).data?.jobDetail;
  const title = detail && texts.title({ title: detail.title, company: detail.company.name });
  usePageTitle(title);
  return (
    <PageHeader
      title={title ?? texts.pageTitle}
      intro={texts.intro}
      back={routes.audit(applicationId)}
      backText={texts.back}
    />
  );
}

function LoadedCopy({ applicationId }: { applicationId: string }) {
  const routes = useRoutes();
  const application = useApplication(applicationId);
  const chosen = application.data?.customDocumentData;
  const copy = useDocument(chosen && isCustomCopy(chosen) ? chosen.resumeId : null);
  const error = application.error ?? copy.error;
  // An approved or reverted application has no copy to edit, so the review shows what it has.
  if (application.data && !(isReady(application.data.jobApplicationStatus) && chosen && isCustomCopy(chosen)))
    return <Navigate to={routes.audit(applicationId)} replace />;
  if (copy.data) return <CopyEditor applicationId={applicationId} document={copy.data} />;
  if (!error) return <Waiting />;
  const retry = () => void Promise.all([application.refetch(), copy.refetch()]);
  return <LoadFailure title={texts.notLoaded} error={error} onRetry={retry} />;
}

function Waiting() {
  return (
    <Stack gap="section">
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
