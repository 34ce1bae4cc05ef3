import { Check, PencilLine } from 'lucide-react';
import type { FormQuestion } from '#contract/applications/expert-apply.ts';
import { useJobForm } from '#web/data/applications/find-jobs.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { jobFormTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { ScoreBar } from '#web/widgets/marks/score-bar.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './job-detail.module.css';

/** What the employer's form asks. Renders nothing until we have read the form. */
export function EmployerQuestions({ jobId }: { jobId: string }) {
  const { data: form } = useJobForm(jobId);
  return form && form.questions.length > 0 ? <QuestionList questions={form.questions} /> : null;
}

export function QuestionList({ questions }: { questions: readonly FormQuestion[] }) {
  const needed = questions.filter(({ answer }) => answer !== 'ready');
  const total = questions.length;
  const ready = total - needed.length;
  return (
    <Card as="section">
      <div className={styles.whyHead}>
        <Heading level={3}>{texts.heading}</Heading>
        <Tag>{texts.count(total)}</Tag>
      </div>
      <ScoreBar parts={[{ label: texts.answered, weight: total, share: ready / total }]} />
      <Stack>
        {ready > 0 && (
          <ReasonLine icon={Check} tone="ok">
            {texts.ready(ready)}
          </ReasonLine>
        )}
        {needed.length > 0 && (
          <ReasonLine icon={PencilLine} tone="need">
            {texts.needed(needed.length, needed.map(nameQuestion).join(' · '))}
          </ReasonLine>
        )}
      </Stack>
    </Card>
  );
}

function nameQuestion({ label, required, answer }: FormQuestion): string {
  if (answer === 'review') return texts.toCheck(label);
  return required ? label : texts.optional(label);
}
