import { Ban, Eye, FileText, Lock, type LucideIcon, Upload } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { UserDocument } from '#domain/document/user-document.ts';
import { type UploadStep, useReadResume } from '#web/data/builder-calls.ts';
import { Text } from '#web/parts/text.tsx';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { Illustration } from '#web/widgets/illustration.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/page-layout.tsx';
import { ProgressBar } from '#web/widgets/progress-bar.tsx';
import styles from './onboarding.module.css';
import { acceptedExtensions, checkReadable } from './readable-file.ts';

interface UploadResumeProps {
  documentId: string | null;
  onRead: (document: UserDocument) => void;
}

export function UploadResume({ documentId, onRead }: UploadResumeProps) {
  const [step, setStep] = useState<UploadStep>('uploading');
  const [refused, setRefused] = useState<string | null>(null);
  const read = useReadResume(setStep);
  const file = read.isPending ? read.variables.file : null;

  const take = (chosen: File | undefined) => {
    if (!chosen || read.isPending) return;
    const check = checkReadable(chosen);
    setRefused(check.ok ? null : check.message);
    if (check.ok) read.mutate({ file: chosen, documentId }, { onSuccess: onRead });
  };
  const problem = refused ?? read.error?.message;

  return (
    <Container narrow>
      <PageHeader
        title="Start with your resume"
        intro="We read it once, show you everything we found, and you correct it. Nothing goes to an employer."
      />
      <Stack>
        <DropZone
          className={styles.drop ?? ''}
          aria-label="Drop your resume here"
          isDisabled={read.isPending}
          onDrop={({ items }) => {
            const dropped = items.find((item) => item.kind === 'file');
            if (dropped?.kind === 'file') void dropped.getFile().then(take);
          }}
        >
          <Illustration name="resume" />
          <Text as="h2" look="heading">
            Drop your resume here
          </Text>
          <Text>PDF or TXT. Up to 20 MB.</Text>
          <FileTrigger acceptedFileTypes={acceptedExtensions} onSelect={(files) => take(files?.[0])}>
            <Button icon={Upload} isDisabled={read.isPending}>
              Choose a file
            </Button>
          </FileTrigger>
        </DropZone>
        {problem && !read.isPending && <Banner tone="bad">{problem}</Banner>}
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
