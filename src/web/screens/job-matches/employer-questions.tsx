import { Check, Eye, PencilLine } from 'lucide-react';
import type { FormQuestion } from '#contract/expert-apply.ts';
import { useJobForm } from '#web/data/use-job-form.ts';
import { Text } from '#web/parts/text.tsx';
import { Card } from '#web/widgets/card.tsx';
import { ReasonLine } from '#web/widgets/reason-line.tsx';

/** What the employer's form asks, where it has been read already; elsewhere nothing. */
export function EmployerQuestions({ jobId }: { jobId: string }) {
  const { data: form } = useJobForm(jobId);
  return form && form.questions.length > 0 ? <QuestionList questions={form.questions} /> : null;
}

export function QuestionList({ questions }: { questions: readonly FormQuestion[] }) {
  const labelsOf = (state: FormQuestion['answer']) =>
    questions.filter(({ answer }) => answer === state).map(nameQuestion);
  const [ready, review, open] = [labelsOf('ready'), labelsOf('review'), labelsOf('open')];
  return (
    <Card as="section">
      <Text as="h3" look="heading">
        What the employer asks
      </Text>
      {ready.length > 0 && (
        <ReasonLine icon={Check} tone="ok">
          Your profile answers {ready.length} of {questions.length}: {ready.join(' · ')}
        </ReasonLine>
      )}
      {review.length > 0 && <ReasonLine icon={Eye}>We prepare, you check: {review.join(' · ')}</ReasonLine>}
      {open.length > 0 && (
        <ReasonLine icon={PencilLine} tone="need">
          Yours to answer: {open.join(' · ')}
        </ReasonLine>
      )}
    </Card>
  );
}

function nameQuestion({ label, required }: FormQuestion): string {
  return required ? label : `${label} (optional)`;
}
