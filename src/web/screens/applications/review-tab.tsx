import { ShieldCheck } from 'lucide-react';
import { pageSizes } from '#domain/application/status-filter.ts';
import type { ApplyReactions } from '#web/parts/apply-flow/use-apply-flow.ts';
import { columnTexts, listTexts } from '#web/texts/applications/application-lists.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './application-table.module.css';
import { EmptyList } from './empty-list.tsx';
import { ReadyList } from './ready-list.tsx';
import { ReviewRow } from './review-row.tsx';

const statuses = ['Preparing', 'ReadyForReview', 'ReadyForQuickApply'] as const;

export function ReviewTab({ reactions }: { reactions: ApplyReactions }) {
  return (
    <ReadyList
      statuses={statuses}
      size={pageSizes.simplified}
      reactions={reactions}
      empty={<EmptyList of="preparing" wide />}
    >
      {(results, controlsOf) => (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{columnTexts.jobDetails}</th>
                <th scope="col" className={styles.actionHead}>
                  {columnTexts.action}
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map((application) => (
                <ReviewRow
                  key={application.id}
                  application={application}
                  controls={controlsOf(application)}
                />
              ))}
            </tbody>
          </table>
          <ReasonLine icon={ShieldCheck}>{listTexts.creditNote}</ReasonLine>
        </>
      )}
    </ReadyList>
  );
}
