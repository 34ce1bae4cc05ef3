import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { LetterChoice } from './letter-choice.tsx';
import { LetterField } from './letter-field.tsx';
import type { LetterJob } from './use-letter-draft.ts';

interface LetterQuestionProps {
  question: QuestionAnswer;
  applicationId: string;
  job: LetterJob;
  error: string | undefined;
  describedBy: string;
  onChoose: (text: string) => void;
  onAttached: () => void;
}

/** A question about a cover letter: the whole field if it takes a file, otherwise only help with the text. */
export function LetterQuestion({ onChoose, onAttached, ...field }: LetterQuestionProps) {
  const { question, job } = field;
  if (question.takesLetter) return <LetterField {...field} onAnswered={onAttached} />;
  return <LetterChoice job={job} isEmpty={question.answerToDisplay === ''} onChoose={onChoose} />;
}
