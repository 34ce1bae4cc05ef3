import { Download, Globe } from 'lucide-react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { formatProofMoment, formatProofTime } from '#domain/application/application-date.ts';
import { useProofFile } from '#web/data/applications/holding-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { proofTexts as texts } from '#web/texts/applications/receipt.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { ProofSteps } from './proof-steps.tsx';
import styles from './receipt.module.css';

interface ProofCardProps {
  application: JobApplication;
  proof: ProofPack;
}

export function ProofCard({ application, proof }: ProofCardProps) {
  const confirmedAt = proof.steps.find((step) => step.name === 'confirmed')?.at;
  const proofFile = useProofFile(application.id);
  return (
    <Card as="section" flush>
      <CardHeader
        title={<Heading>{texts.title}</Heading>}
        note={proof.confirmation ? texts.confirmedNote : texts.note}
        action={
          <LinkButton variant="secondary" size="md" icon={Download} href={proofFile} download>
            {texts.download}
          </LinkButton>
        }
      />
      {proof.confirmation && (
        <CardSection>
          <Heading level={3} small>
            {texts.confirmation}
          </Heading>
          <blockquote className={styles.quote}>
            <p className={styles.quoteText}>“{proof.confirmation.text}”</p>
            <p className={styles.quoteSource}>
              <Icon of={Globe} size="xs" />
              <code className={styles.address}>{proof.confirmation.url}</code>
              <span>{formatProofMoment(confirmedAt)}</span>
            </p>
          </blockquote>
        </CardSection>
      )}
      <CardSection>
        <Heading level={3} small>
          {texts.steps}
        </Heading>
        <ProofSteps steps={proof.steps} />
      </CardSection>
      {proof.screenshots.length > 0 && (
        <CardSection>
          <Heading level={3} small>
            {texts.screenshots}
          </Heading>
          <div className={styles.shots}>
            {proof.screenshots.map((shot) => (
              <figure key={shot.url} className={styles.shot}>
                <a href={shot.url} target="_blank" rel="noreferrer">
                  <img
                    src={shot.url}
                    alt={shot.moment === 'before' ? texts.beforeAlt : texts.afterAlt}
                    loading="lazy"
                  />
                </a>
                <figcaption>
                  <b>{shot.moment === 'before' ? texts.before : texts.after}</b>
                  <span>{formatProofTime(shot.at)}</span>
                </figcaption>
              </figure>
            ))}
          </div>
        </CardSection>
      )}
    </Card>
  );
}
