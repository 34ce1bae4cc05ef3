import { lazy, Suspense } from 'react';
import type { JobDetail, QuestionAnswer } from '#contract/applications/job-application.ts';
import { isOpenQuestion, parseAnswer } from '#domain/application/reviewed-answer.ts';
import { QuestionField } from '#web/parts/question/question-field.tsx';
import { SourceLine } from '#web/parts/question/source-line.tsx';
import { reviewTexts } from '#web/texts/applications/review.ts';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { ThreadItem } from '#web/widgets/marks/thread.tsx';
import styles from './audit.module.css';
import type { SaveState } from './use-review.ts';

const LetterQuestion = lazy(async () => ({
  default: (await import('#web/parts/letter/letter-question.tsx')).LetterQuestion,
}));

interface QuestionItemProps {
  id: string;
  number: number;
  question: QuestionAnswer;
  applicationId: string;
  job: JobDetail;
  error: string | undefined;
  state: SaveState | undefined;
  onChange: (values: string[], delayMs?: number) => void;
  /** A file was attached, which is saved already. */
  onAttached: () => void;
  onRetry: () => void;
}

/** A question on the thread: its field, with the source of the answer below it. */
export function QuestionItem({
  id,
  number,
  question,
  applicationId,
  job,
  error,
  state,
  onChange,
  onAttached,
  onRetry,
}: QuestionItemProps) {
  const company = job.company.name;
  const open = isOpenQuestion(question);
  const draft = question.source?.kind === 'draft';
  const value = parseAnswer(question);
  return (
    <ThreadItem
      id={id}
      knot={draft ? 'sparkle' : open || value.length === 0 ? number : 'check'}
      needed={open && !draft}
    >
      {!question.takesLetter && (
        <QuestionField
          question={question}
          value={value}
          onChange={onChange}
          company={company}
          error={error}
          saved={state === 'saved'}
          describedBy={`${id}-source`}
        />
      )}
      {asksForLetter(question) && (
        <Suspense>
          <LetterQuestion
            {...{ question, applicationId, job, error, onAttached }}
            describedBy={`${id}-source`}
            onChoose={(text) => onChange([text], 0)}
          />
        </Suspense>
      )}
      <SourceLine
        id={`${id}-source`}
        source={question.source}
        company={company}
        needed={question.isRequired || question.isReviewRequired}
        reason={question.reason}
        sensitive={question.sensitive}
      />
      {draft && (
        <div className={styles.read}>
          <Button variant="tertiary" size="sm" onPress={() => onChange(value, 0)}>
            {reviewTexts.read}
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <p className={styles.unsaved} role="alert">
          {failureTexts.notSaved}{' '}
          <Button variant="link" size="sm" onPress={onRetry}>
            {failureTexts.retry}
          </Button>
        </p>
      )}
    </ThreadItem>
  );
}

function asksForLetter({ questionText, questionType, takesLetter }: QuestionAnswer): boolean {
  const isProse = questionType === 'Text' || questionType === 'TextArea' || questionType === 'RichTextArea';
  return takesLetter === true || (isProse && /\b(cover(ing)?|motivation) letter\b/i.test(questionText));
}
