import { TriangleAlert } from 'lucide-react';
import type { ListedApplication } from '#contract/expert-apply.ts';
import { ReasonLine } from '#web/widgets/reason-line.tsx';

/** What stands against sending it, known before the click. */
export function CautionLines({ application }: { application: ListedApplication }) {
  return [...application.cautions, ...application.jobDetail.warnings].map(({ kind, sentence }) => (
    <ReasonLine key={kind} icon={TriangleAlert} tone="need">
      {sentence}
    </ReasonLine>
  ));
}
