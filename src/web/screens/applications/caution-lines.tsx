import { TriangleAlert } from 'lucide-react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { listKnockOuts } from '#domain/application/knock-out.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';

/** What stands against sending it, known before the click. */
export function CautionLines({ application }: { application: ListedApplication }) {
  const { cautions, jobDetail, questionAnswers } = application;
  const sentences = [...cautions, ...jobDetail.warnings].map(({ sentence }) => sentence);
  return [...sentences, ...listKnockOuts(questionAnswers)].map((sentence) => (
    <ReasonLine key={sentence} icon={TriangleAlert} tone="need">
      {sentence}
    </ReasonLine>
  ));
}
