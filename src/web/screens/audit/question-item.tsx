import { lazy, Suspense } from 'react';
import type { JobDetail, QuestionAnswer } from '#contract/applications/job-application.ts';
import {
  isOpenQuestion,
  isToConfirm,
  parseAnswer,
  type ReuseScope,
} from '#domain/application/reviewed-answer.ts';
import { findGap } from '#domain/validation/validate-answer.ts';
import { QuestionField } from '#web/parts/question/question-field.tsx';
import { SourceLine } from '#web/parts/question/source-line.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { reuseTexts } from '#web/texts/applications/reuse.ts';
import { reviewTexts } from '#web/texts/applications/review.ts';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { ThreadItem } from '#web/widgets/marks/thread.tsx';
import styles from './audit.module.css';
import type { SaveState } from './use-review.ts';

const LetterQuestion = lazy(async () => ({
  default: (await import('#web/parts/letter/letter-question.tsx')).LetterQuestion,
}));

const ReuseLine = lazy(async () => ({ default: (await import('./reuse-line.tsx')).ReuseLine }));
const DraftClaims = lazy(async () => ({ default: (await import('./draft-claims.tsx')).DraftClaims }));

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
  onScope: (scope: ReuseScope) => void;
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
  onScope,
}: QuestionItemProps) {
  const company = job.company.name;
  const open = isOpenQuestion(question);
  const draft = question.source?.kind === 'draft';
  const value = parseAnswer(question);
  // A draft with a gap has to be changed; having read it isn't enough.
  const gap = findGap(value[0] ?? '');
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
      {question.startFrom && (draft || value.length === 0) && (
        <StartFrom from={question.startFrom} onStart={(text) => onChange([text])} />
      )}
      {question.reuse && isGivenHere(question, company) && (
        <Suspense>
          <ReuseLine
            {...{ company, reuse: question.reuse, question: question.questionText, onChange: onScope }}
          />
        </Suspense>
      )}
      {question.source?.kind === 'draft' && question.source.claims && (
        <Suspense>
          <DraftClaims claims={question.source.claims} />
        </Suspense>
      )}
      {draft && (
        <div className={styles.read}>
          {gap ? (
            <Text tone="warning">{gap}</Text>
          ) : (
            <Button variant="tertiary" size="sm" onPress={() => onChange(value, 0)}>
              {reviewTexts.read}
            </Button>
          )}
        </div>
      )}
      {isToConfirm(question) && (
        <div className={styles.read}>
          <Button variant="tertiary" size="sm" onPress={() => onChange(value, 0)}>
            {reviewTexts.checked}
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

/** Typed in this review, not used again from an earlier one. */
function isGivenHere({ source, answerToDisplay }: QuestionAnswer, company: string): boolean {
  return source?.kind === 'typed' && answerToDisplay !== '' && (source.where ?? company) === company;
}

/** Puts an earlier text into the field, empty or with a draft, where the person reads and changes it. */
function StartFrom({
  from,
  onStart,
}: {
  from: NonNullable<QuestionAnswer['startFrom']>;
  onStart: (text: string) => void;
}) {
  return (
    <div className={styles.read}>
      <Button variant="tertiary" size="sm" onPress={() => onStart(from.text)}>
        {reuseTexts.startFrom(from.where)}
      </Button>
    </div>
  );
}

function asksForLetter({ questionText, questionType, takesLetter }: QuestionAnswer): boolean {
  const isProse = questionType === 'Text' || questionType === 'TextArea' || questionType === 'RichTextArea';
  return takesLetter === true || (isProse && /\b(cover(ing)?|motivation) letter\b/i.test(questionText));
}
