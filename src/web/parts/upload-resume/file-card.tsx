import { FileText } from 'lucide-react';
import type { UploadStep } from '#web/data/documents/resume-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './upload-resume.module.css';

const words = { uploading: 'Uploading', reading: 'Reading your resume' };
const progress = { uploading: 35, reading: 75 };

/** The chosen file, and how far it is. */
export function FileCard({ file, step }: { file: File; step: UploadStep | null }) {
  return (
    <div className={styles.file} aria-live="polite">
      <span className={styles.fileIcon}>
        <Icon of={FileText} />
      </span>
      <div className={styles.fileWords}>
        <div className={styles.fileHead}>
          <b>{file.name}</b>
          <Text as="span" look="fine">
            {step ? words[step] : formatSize(file.size)}
          </Text>
        </div>
        {step && <ProgressBar label={words[step]} progressStatus={progress[step]} thin />}
      </div>
    </div>
  );
}

function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
