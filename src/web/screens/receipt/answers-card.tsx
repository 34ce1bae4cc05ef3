import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { listReceiptQuestions } from '#domain/application/shown-questions.ts';
import { SourceNote } from '#web/parts/question/source-line.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Card, CardHeader } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { CopyButton } from './copy-button.tsx';
import { Documents } from './documents.tsx';
import styles from './receipt.module.css';

interface AnswersCardProps {
  application: JobApplication;
  proof: ProofPack | null;
  subHeading: string;
  /** The person copies them into the employer's form: how far they are is counted. */
  countsCopies: boolean;
}

/** The questions with their answers, whatever became of the application; what was read back appears beside them. */
export function AnswersCard({ application, proof, subHeading, countsCopies }: AnswersCardProps) {
  const headingId = useId();
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const questions = listReceiptQuestions(application.questionAnswers);
  const answered = questions.filter((question) => parseAnswer(question).length > 0);
  const readBack = new Map(proof?.readBack.map((row) => [row.path, row]));
  const note =
    readBack.size > 0
      ? 'Each value was read back from the page after we filled it in.'
      : answered.length === 0
        ? "We couldn't prepare any answers."
        : undefined;
  return (
    <Card as="section" flush labelledBy={headingId}>
      <CardHeader
        title={
          <div id={headingId}>
            <Text as="h2" look="heading">
              {subHeading}
            </Text>
          </div>
        }
        note={note}
        action={
          countsCopies && (
            <Text as="span">
              {copied.size} of {answered.length} copied
            </Text>
          )
        }
      />
      {questions.length > 0 && (
        <table className={styles.answers} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Answer</th>
              {readBack.size > 0 && <th scope="col">Read back</th>}
              <th scope="col">Source</th>
              <th scope="col">Copy</th>
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <AnswerRow
                key={question.id}
                question={question}
                company={application.jobDetail.company.name}
                row={readBack.get(question.id)}
                hasReadBack={readBack.size > 0}
                onCopied={() => setCopied((before) => new Set([...before, question.id]))}
              />
            ))}
          </tbody>
        </table>
      )}
      <Documents application={application} proof={proof} />
    </Card>
  );
}

interface AnswerRowProps {
  question: QuestionAnswer;
  company: string;
  row: ProofPack['readBack'][number] | undefined;
  hasReadBack: boolean;
  onCopied: () => void;
}

function AnswerRow({ question, company, row, hasReadBack, onCopied }: AnswerRowProps) {
  const answer = parseAnswer(question).join(', ');
  return (
    <tr>
      <th scope="row">{question.questionText}</th>
      <td className={styles.value}>{answer || 'No answer'}</td>
      {hasReadBack && (
        <td>
          {row && (
            <span className={styles.same} data-same={row.same}>
              <Icon of={row.same ? Check : X} size="xs" />
              {row.same ? 'Same' : `Different: ${row.shown.join(', ')}`}
            </span>
          )}
        </td>
      )}
      <td>{question.source && <SourceNote source={question.source} company={company} />}</td>
      <td>
        {answer && (
          <CopyButton
            label={`Copy the answer to: ${question.questionText}`}
            text={answer}
            onCopied={onCopied}
          />
        )}
      </td>
    </tr>
  );
}
