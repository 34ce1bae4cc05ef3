import { FileText } from 'lucide-react';
import type { UploadStep } from '#web/data/documents/resume-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './upload-resume.module.css';

const progress = { uploading: 35, reading: 75 };

/** The chosen file and its progress. */
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
            {step ? texts[step] : formatSize(file.size)}
          </Text>
        </div>
        {step && <ProgressBar label={texts[step]} progressStatus={progress[step]} thin />}
      </div>
    </div>
  );
}

function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1) return texts.size.megabytes(megabytes.toFixed(1));
  return texts.size.kilobytes(Math.max(1, Math.round(bytes / 1024)));
}
