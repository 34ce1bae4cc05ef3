import { Ban, Eye, FileText, Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { checkResumeFile, resumeExtensions } from '#domain/document/resume-file-rules.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { type UploadStep, useReadResume } from '#web/data/builder-calls.ts';
import { usePortal } from '#web/data/portal.ts';
import { Text } from '#web/parts/text.tsx';
import { DropZone } from '#web/widgets/drop-zone.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/page-layout.tsx';
import { ProgressBar } from '#web/widgets/progress-bar.tsx';
import styles from './onboarding.module.css';

const accepted = resumeExtensions.map((extension) => `.${extension}`);

interface UploadResumeProps {
  documentId: string | null;
  onRead: (document: UserDocument) => void;
}

export function UploadResume({ documentId, onRead }: UploadResumeProps) {
  const portal = usePortal();
  const [step, setStep] = useState<UploadStep>('uploading');
  const [refused, setRefused] = useState<string | null>(null);
  const read = useReadResume(setStep);
  const file = read.isPending ? read.variables.file : null;

  const take = (chosen: File) => {
    if (read.isPending) return;
    const check = checkResumeFile(chosen);
    setRefused(check.ok ? null : check.message);
    if (check.ok) read.mutate({ file: chosen, documentId }, { onSuccess: onRead });
  };

  return (
    <Container narrow>
      <PageHeader
        title="Start with your resume"
        intro="We read it once, show you everything we found, and you correct it. Nothing goes to an employer."
      />
      <Stack>
        <DropZone
          title="Drop your resume here"
          hint="DOC, DOCX, PDF, HTML, RTF, or TXT. Up to 20 MB."
          accept={accepted}
          busy={read.isPending}
          buttonVariant={uploadButtonVariant(portal)}
          error={read.isPending ? undefined : (refused ?? read.error?.message)}
          onFile={take}
        />
        {file && <ReadingCard name={file.name} step={step} />}
        <ul className={styles.facts}>
          <Fact icon={Eye} title="You see what we read">
            Every field shows the line it came from.
          </Fact>
          <Fact icon={Lock} title="Kept private">
            Only you can open it.
          </Fact>
          <Fact icon={Ban} title="Never filled">
            Social-security numbers, dates of birth, bank data.
          </Fact>
        </ul>
      </Stack>
    </Container>
  );
}

function ReadingCard({ name, step }: { name: string; step: UploadStep }) {
  const words = step === 'uploading' ? 'Uploading' : 'Reading your resume';
  return (
    <div className={styles.reading} aria-live="polite">
      <Icon of={FileText} />
      <div className={styles.readingWords}>
        <div className={styles.readingHead}>
          <b>{name}</b>
          <Text as="span" look="fine">
            {words}
          </Text>
        </div>
        <ProgressBar label={words} progressStatus={step === 'uploading' ? 35 : 75} thin />
      </div>
    </div>
  );
}

function Fact({ icon, title, children }: { icon: LucideIcon; title: string; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} />
      <p className={styles.factTitle}>{title}</p>
      <Text>{children}</Text>
    </li>
  );
}
