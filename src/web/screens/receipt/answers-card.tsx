import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { listReceiptQuestions } from '#domain/application/shown-questions.ts';
import { SourceNote } from '#web/parts/question/source-line.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { answersTexts as texts } from '#web/texts/applications/receipt.ts';
import { Card, CardHeader } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { CopyButton } from './copy-button.tsx';
import { Documents } from './documents.tsx';
import styles from './receipt.module.css';

interface AnswersCardProps {
  application: JobApplication;
  proof: ProofPack | null;
  subHeading: string;
  /** Counts the answers already copied, for a person who pastes them into the employer's form. */
  countsCopies: boolean;
}

/** The questions and answers of an application, sent or not, beside what was read back from the form. */
export function AnswersCard({ application, proof, subHeading, countsCopies }: AnswersCardProps) {
  const headingId = useId();
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const questions = listReceiptQuestions(application.questionAnswers);
  const answered = questions.filter((question) => parseAnswer(question).length > 0);
  const readBack = new Map(proof?.readBack.map((row) => [row.path, row]));
  const note = readBack.size > 0 ? texts.readBackNote : answered.length === 0 ? texts.none : undefined;
  return (
    <Card as="section" flush labelledBy={headingId}>
      <CardHeader
        title={
          <div id={headingId}>
            <Heading>{subHeading}</Heading>
          </div>
        }
        note={note}
        action={countsCopies && <Text as="span">{texts.copied(copied.size, answered.length)}</Text>}
      />
      {questions.length > 0 && (
        <table className={styles.answers} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{texts.question}</th>
              <th scope="col">{texts.answer}</th>
              {readBack.size > 0 && <th scope="col">{texts.readBack}</th>}
              <th scope="col">{texts.source}</th>
              <th scope="col">{texts.copy}</th>
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
      <td className={styles.value}>{answer ? <AnswerText answer={answer} /> : texts.noAnswer}</td>
      {hasReadBack && (
        <td>
          {row && (
            <span className={styles.same} data-same={row.same}>
              <Icon of={row.same ? Check : X} size="xs" />
              {row.same ? texts.same : texts.different(row.shown.join(', '))}
            </span>
          )}
        </td>
      )}
      <td>{question.source && <SourceNote source={question.source} company={company} />}</td>
      <td>
        {answer && (
          <CopyButton label={texts.copyAnswer(question.questionText)} text={answer} onCopied={onCopied} />
        )}
      </td>
    </tr>
  );
}

/** A narrow column breaks an email address after its @ rather than in the middle of a word. */
function AnswerText({ answer }: { answer: string }) {
  const domainAt = /^[^\s@]+@[^\s@]+$/.test(answer) ? answer.indexOf('@') + 1 : 0;
  return (
    <>
      {answer.slice(0, domainAt)}
      {domainAt > 0 && <wbr />}
      {answer.slice(domainAt)}
    </>
  );
}
