import { Eye, Files, RotateCcw, Upload } from 'lucide-react';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { typeOf } from '#domain/document/profile/parse-request.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { useOriginal, useThumbnail } from '#web/data/documents/resume-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { IconLink } from '#web/widgets/buttons/icon-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './profile.module.css';
import { ResumeName } from './resume-name.tsx';

/** The resume at a glance, with the ways to look at it, to start over and to replace it. */
export function ResumeCard({ document, onUpload }: { document: UserDocument; onUpload: () => void }) {
  const portal = usePortal();
  const routes = useRoutes();
  const thumbnail = useThumbnail(document);
  const facts = useFileFacts(document);
  return (
    <Card>
      <div className={styles.resume}>
        {hasFeature(portal, 'Thumbnail') && (
          <span className={styles.thumbnail}>
            {thumbnail && <img src={thumbnail} alt="First page of your resume" width={56} height={40} />}
          </span>
        )}
        {hasFeature(portal, 'ResumeName') && <ResumeName document={document} facts={facts} />}
        <div className={styles.resumeActions}>
          {hasFeature(portal, 'ResumePreview') && (
            <IconLink icon={Eye} label="Preview" href={routes.profilePreview} />
          )}
          {hasFeature(portal, 'OnboardingRedirection') && (
            <IconLink icon={RotateCcw} label="Redo onboarding" href={routes.resumeUpload} />
          )}
          <IconLink icon={Files} label="Resumes and letters" href={routes.resumes} />
          {hasFeature(portal, 'UploadResume') && (
            <Button variant={uploadButtonVariant(portal)} size="md" icon={Upload} onPress={onUpload}>
              Upload
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** "PDF, 1 page. Uploaded October 28, 2026"; empty while it is not known. */
function useFileFacts(document: UserDocument): string {
  const hasFile = readDocumentFile(document, 'originalFile') !== '';
  const { data } = useOriginal(hasFile ? document.id : null);
  if (!data) return '';
  const day = new Date(data.uploadedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  const count = data.pages.length;
  return `${typeOf(data.fileName)}, ${count} ${count === 1 ? 'page' : 'pages'}. Uploaded ${day}`;
}
