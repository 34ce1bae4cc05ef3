import { Check, Copy, Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProofPack } from '#contract/expert-apply.ts';
import type { JobApplication, QuestionAnswer } from '#contract/job-application.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { listReceiptQuestions } from '#domain/application/shown-questions.ts';
import { Text } from '#web/parts/text.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card, CardHeader } from '#web/widgets/card.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { LinkButton } from '#web/widgets/link-button.tsx';
import { announce } from '#web/widgets/live-region.tsx';
import styles from './receipt.module.css';

const shownMs = 2000;

interface HandOffProps {
  application: JobApplication;
  proof: ProofPack | null;
  subHeading: string;
}

/** Everything needed to finish the application on the company's own site in a minute. */
export function HandOff({ application, proof, subHeading }: HandOffProps) {
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const answered = listReceiptQuestions(application.questionAnswers).filter(
    (question) => parseAnswer(question).length > 0,
  );
  const files = proof?.files ?? [];
  const hasAnswers = answered.length > 0;
  return (
    <>
      <Card as="section">
        <Text as="h2" look="heading">
          Finish in three steps
        </Text>
        <ol className={styles.steps}>
          <Step number={1} title="Open the form">
            It opens in a new tab at the right page.
          </Step>
          <Step number={2} title={hasAnswers ? 'Paste and attach' : 'Fill it in'}>
            {hasAnswers ? "Answers below are in the form's order." : 'We had no chance to prepare answers.'}
          </Step>
          <Step number={3} title="Tell us">
            Choose “I applied” so your tracker is right.
          </Step>
        </ol>
      </Card>
      {hasAnswers && (
        <Card as="section" flush>
          <CardHeader
            title={
              <Text as="h2" look="heading">
                {subHeading}
              </Text>
            }
            action={
              <Text as="span">
                {copied.size} of {answered.length} copied
              </Text>
            }
          />
          <ol>
            {answered.map((question, index) => (
              <CopyRow
                key={question.id}
                number={index + 1}
                question={question}
                copied={copied.has(question.id)}
                onCopied={() => setCopied(new Set([...copied, question.id]))}
              />
            ))}
            {files.map((file) => (
              <li key={file.sha256} className={styles.copy}>
                <Knot number={answered.length + 1} />
                <div className={styles.copyWords}>
                  <Text>Resume</Text>
                  <p className={styles.value}>{file.name}</p>
                </div>
                <LinkButton variant="tertiary" size="sm" icon={Download} href={file.url} download={file.name}>
                  Download
                </LinkButton>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: string }) {
  return (
    <li className={styles.step}>
      <span className={styles.stepNumber} aria-hidden="true">
        {number}
      </span>
      <div>
        <p className={styles.stepTitle}>{title}</p>
        <Text>{children}</Text>
      </div>
    </li>
  );
}

interface CopyRowProps {
  number: number;
  question: QuestionAnswer;
  copied: boolean;
  onCopied: () => void;
}

function CopyRow({ number, question, copied, onCopied }: CopyRowProps) {
  const [said, setSaid] = useState<'Copied to clipboard' | "Couldn't copy" | null>(null);
  const answer = parseAnswer(question).join(', ');
  useEffect(() => {
    if (!said) return;
    announce(said);
    const timer = setTimeout(() => setSaid(null), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answer);
      setSaid('Copied to clipboard');
      onCopied();
    } catch {
      setSaid("Couldn't copy");
    }
  };
  return (
    <li className={styles.copy}>
      <Knot number={number} done={copied} />
      <div className={styles.copyWords}>
        <Text>{question.questionText}</Text>
        <p className={styles.value}>{answer}</p>
      </div>
      <Button
        variant={said ? 'ghost' : 'tertiary'}
        size="sm"
        icon={said ? undefined : Copy}
        aria-label={`Copy the answer to: ${question.questionText}`}
        onPress={() => void copy()}
      >
        {said ? (
          <span className={styles.said} data-copied={said === 'Copied to clipboard' || undefined}>
            <Icon of={said === 'Copied to clipboard' ? Check : X} size="xs" />
            {said}
          </span>
        ) : (
          'Copy'
        )}
      </Button>
    </li>
  );
}

function Knot({ number, done }: { number: number; done?: boolean }) {
  return (
    <span className={styles.knot} data-done={done || undefined} aria-hidden="true">
      {done ? <Icon of={Check} size="xs" /> : number}
    </span>
  );
}
