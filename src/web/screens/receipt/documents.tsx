import { Download, Paperclip } from 'lucide-react';
import { useId } from 'react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { answersTexts as texts } from '#web/texts/applications/receipt.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { CardSection } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import { Hashes } from './hashes.tsx';
import styles from './receipt.module.css';

interface ReceiptDocument {
  name: string;
  size?: number;
  sha256?: string;
  url?: string | null | undefined;
}

/** The files that were sent or, without an attempt, the files that were prepared. */
export function Documents({ application, proof }: { application: JobApplication; proof: ProofPack | null }) {
  const headingId = useId();
  const prepared = application.questionAnswers
    .filter(({ questionType, answerToDisplay }) => questionType === 'File' && answerToDisplay !== '')
    .map(({ answerToDisplay, fileUrl }): ReceiptDocument => ({ name: answerToDisplay, url: fileUrl }));
  const documents: ReceiptDocument[] = proof && proof.files.length > 0 ? proof.files : prepared;
  if (documents.length === 0) return null;
  return (
    <CardSection>
      <div id={headingId}>
        <Heading level={3} small>
          {texts.documents}
        </Heading>
      </div>
      <ul className={styles.documents} aria-labelledby={headingId}>
        {documents.map(({ name, size, sha256, url }) => (
          <li key={sha256 ?? name} className={styles.file}>
            <Icon of={Paperclip} size="sm" />
            <span className={styles.fileName}>{name}</span>
            {size !== undefined && <Text as="span">{formatSize(size)}</Text>}
            {url && (
              <LinkButton variant="tertiary" size="sm" icon={Download} href={url} download={name}>
                {buttonTexts.download} <VisuallyHidden>{name}</VisuallyHidden>
              </LinkButton>
            )}
            {sha256 && <Hashes entries={[{ name: 'SHA-256', value: sha256 }]} />}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function formatSize(bytes: number): string {
  if (bytes < 1024) return texts.bytes(bytes);
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
