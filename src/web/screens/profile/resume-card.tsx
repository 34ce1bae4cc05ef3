import { Eye, Files, RotateCcw, Upload } from 'lucide-react';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { typeOf } from '#domain/document/profile/parse-request.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { useOriginal, useThumbnail } from '#web/data/documents/resume-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { IconLink } from '#web/widgets/buttons/icon-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './profile.module.css';
import { ResumeName } from './resume-name.tsx';

/** The resume with its thumbnail and the actions to preview, redo, or replace it. */
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
            {thumbnail && <img src={thumbnail} alt={texts.thumbnail} width={56} height={40} />}
          </span>
        )}
        {hasFeature(portal, 'ResumeName') && <ResumeName document={document} facts={facts} />}
        <div className={styles.resumeActions}>
          {hasFeature(portal, 'ResumePreview') && (
            <IconLink icon={Eye} label={texts.preview} href={routes.profilePreview} />
          )}
          {hasFeature(portal, 'OnboardingRedirection') && (
            <IconLink icon={RotateCcw} label={texts.redo} href={routes.resumeUpload} />
          )}
          <IconLink icon={Files} label={texts.resumesAndLetters} href={routes.resumes} />
          {hasFeature(portal, 'UploadResume') && (
            <Button variant={uploadButtonVariant(portal)} size="md" icon={Upload} onPress={onUpload}>
              {texts.upload}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** "PDF, 1 page. Uploaded October 28, 2026"; empty until the file is known. */
function useFileFacts(document: UserDocument): string {
  const hasFile = readDocumentFile(document, 'originalFile') !== '';
  const { data } = useOriginal(hasFile ? document.id : null);
  if (!data) return '';
  const day = new Date(data.uploadedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  return texts.fileFacts(typeOf(data.fileName), data.pages.length, day);
}
