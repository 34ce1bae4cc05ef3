import { Eye, Files, RotateCcw, Upload } from 'lucide-react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { useThumbnail } from '#web/data/documents/resume-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { IconLink } from '#web/widgets/buttons/icon-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './profile.module.css';
import { ResumeName } from './resume-name.tsx';
import { useFileFacts } from './use-file-facts.ts';

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
