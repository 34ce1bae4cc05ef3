import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { listKnockOuts } from '#domain/application/knock-out.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

interface CautionsProps {
  application: JobApplication;
  /** As they stand on the screen. */
  questions: readonly QuestionAnswer[];
}

/** What may make the application be for nothing, before a credit is spent on it. */
export function Cautions({ application, questions }: CautionsProps) {
  const sentences = [
    ...application.cautions.map(({ sentence }) => sentence),
    ...listKnockOuts(questions),
    ...application.jobDetail.warnings.map(({ sentence, evidence }) =>
      evidence ? `${sentence} The posting says: “${evidence}”` : sentence,
    ),
  ];
  if (sentences.length === 0) return null;
  return (
    <Banner tone="warn" level={2} title="Before you spend a credit">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}
