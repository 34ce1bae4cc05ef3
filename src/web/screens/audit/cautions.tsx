import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { listKnockOuts } from '#domain/application/knock-out.ts';
import { cautionTexts as texts } from '#web/texts/applications/review.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

interface CautionsProps {
  application: JobApplication;
  /** With the answers that are on the screen now. */
  questions: readonly QuestionAnswer[];
}

/** Reasons why the application may fail, shown before a credit is spent on it. */
export function Cautions({ application, questions }: CautionsProps) {
  const sentences = [
    ...application.cautions.map(({ sentence }) => sentence),
    ...listKnockOuts(questions),
    ...application.jobDetail.warnings.map(({ sentence, evidence }) =>
      evidence ? texts.withEvidence(sentence, evidence) : sentence,
    ),
  ];
  if (sentences.length === 0) return null;
  return (
    <Banner tone="warn" level={2} title={texts.title}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}
