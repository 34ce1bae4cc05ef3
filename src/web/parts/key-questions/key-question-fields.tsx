import { emptyChoice } from '#domain/question/key/key-answers.ts';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { type AskedQuestion, QuestionField } from '#web/parts/question/question-field.tsx';
import { interviewOfferTexts } from '#web/texts/profile/interview.ts';
import { keyQuestionTexts as texts } from '#web/texts/profile/key-questions.ts';
import { Trans } from '#web/widgets/layout/trans.tsx';
import styles from './key-questions.module.css';
import type { KeyQuestionsForm } from './use-key-questions.ts';

interface KeyQuestionFieldsProps {
  form: KeyQuestionsForm;
  questions: readonly KeyQuestion[];
  /** How many questions of employers each answer has answered, by id. */
  saved?: Readonly<Record<string, number>> | undefined;
}

/** One field per question; a follow-up question is indented under the answer it depends on. */
export function KeyQuestionFields({ form, questions, saved = {} }: KeyQuestionFieldsProps) {
  const savingOf = ({ id }: KeyQuestion) => (saved[id] ? interviewOfferTexts.saved(saved[id]) : undefined);
  return questions.map((question) => (
    <div
      key={question.id}
      className={question.dependentQuestionId === null ? undefined : styles.dependent}
      data-question={question.id}
      data-last-updated={form.lastUpdated === question.id || undefined}
    >
      <QuestionField
        question={toAsked(question, form.sourceOf(question) ?? form.hintOf(question) ?? savingOf(question))}
        value={form.valueOf(question)}
        onChange={(values) => form.answer(question, values)}
        onBlur={() => form.leaveField(question)}
        error={form.errorOf(question)}
        saved={form.isSaved(question)}
      />
    </div>
  ));
}

function toAsked(question: KeyQuestion, source: string | undefined): AskedQuestion {
  const { questionText, questionType, isRequired, charLimit, futureOnly, pastOnly } = question;
  return {
    questionText,
    description: source,
    questionType,
    isRequired,
    charLimit,
    answerChoices: question.answerChoices,
    startsEmpty: question.defaultValue === emptyChoice && question.answerChoices.length > 3,
    answerValidationType: question.answerValidationType,
    allowedDates: futureOnly ? 'future' : pastOnly ? 'past' : 'all',
  };
}

/** The introduction under the heading of the questions. */
export function RequiredNote() {
  return (
    <Trans text={texts.intro} parts={{ star: (words) => <span className={styles.required}>{words}</span> }} />
  );
}
