import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { docxPath, skinPagePath } from '#contract/documents/routes.ts';
import { customResumeSkin, documentTypes, uploadSkin } from '#domain/document/model/document-codes.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { customResumeTexts } from '#web/texts/applications/custom-resume.ts';
import { resumePreviewTexts as texts } from '#web/texts/profile/resumes.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { PageImages } from './page-images.tsx';
import styles from './resume-preview.module.css';

/** The resume as employers get it and in our template. `?documentId=` shows another of the person's resumes. */
export function ResumePreviewScreen() {
  return (
    <RequireProfile
      profileArea
      waiting={<Waiting />}
      frame={(content) => <Container narrow>{content}</Container>}
    >
      <LoadedPreview />
    </RequireProfile>
  );
}

function LoadedPreview() {
  const [query] = useSearchParams();
  const { documentId } = useProfileId();
  const { data, error, refetch } = useDocument(query.get('documentId') ?? documentId);
  const applicationId = /^[\da-f-]{36}$/i.exec(query.get('applicationId') ?? '')?.[0];
  if (data) return <Preview document={data} applicationId={applicationId} />;
  if (!error) return <Waiting />;
  return (
    <Container narrow>
      <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />
    </Container>
  );
}

const views = [
  { value: 'file', text: texts.yourFile },
  { value: 'template', text: texts.ourTemplate },
];

interface PreviewProps {
  document: UserDocument;
  /** The application that this resume belongs to; "Back" returns to it. */
  applicationId: string | undefined;
}

function Preview({ document, applicationId }: PreviewProps) {
  const routes = useRoutes();
  const file = readDocumentFile(document, 'resumeFile');
  const hasTemplate = document.documentTypeCD !== documentTypes.furtherResume;
  const [view, setView] = useState(file ? 'file' : 'template');
  const skin = document.documentTypeCD === documentTypes.customResume ? customResumeSkin : uploadSkin;
  const docx = docxPath.replace(':userId', document.userId).replace(':docId', document.id);
  return (
    <Container narrow>
      <PageHeader
        {...(applicationId
          ? { back: routes.audit(applicationId), backText: customResumeTexts.back }
          : { back: routes.resumePreviewBack })}
        title={texts.title}
        intro={document.name.replace(/^RSME_/, '')}
        action={
          <Row>
            {hasTemplate && (
              <LinkButton variant="secondary" size="md" icon={Download} href={docx} download>
                {texts.downloadWord}
              </LinkButton>
            )}
            {file && (
              <LinkButton size="md" icon={Download} href={file} download>
                {texts.download}
              </LinkButton>
            )}
          </Row>
        }
      />
      <Stack>
        {file && hasTemplate && (
          <Segmented label={texts.show} options={views} value={view} onChange={setView} />
        )}
        {view === 'file' ? (
          <PageImages file={file} name={document.name} />
        ) : (
          <iframe
            className={styles.template}
            title={texts.inTemplate}
            sandbox=""
            src={`${skinPagePath.replace(':skin', skin)}?documentId=${document.id}`}
          />
        )}
      </Stack>
    </Container>
  );
}

function Waiting() {
  return (
    <Container narrow>
      <Stack gap="section">
        <Skeleton shape="title" width="medium" />
        <div className={styles.placeholder}>
          <Skeleton shape="block" />
        </div>
      </Stack>
    </Container>
  );
}
