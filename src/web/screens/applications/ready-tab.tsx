import type { ListedApplication } from '#contract/applications/job-application.ts';
import { pageSizes } from '#domain/application/status-filter.ts';
import type { ApplyReactions } from '#web/parts/apply-flow/use-apply-flow.ts';
import { JobLine } from '#web/parts/job/job-line.tsx';
import { useDisplayStatus } from '#web/parts/status/use-display-status.ts';
import { listTexts } from '#web/texts/applications/application-lists.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './application-cards.module.css';
import { EmptyList } from './empty-list.tsx';
import { ReadyActions, type ReadyControls } from './ready-actions.tsx';
import { ReadyList } from './ready-list.tsx';
import { CautionLines } from './row-lines.tsx';

const ready = ['ReadyForReview', 'ReadyForQuickApply'] as const;

export function ReadyTab({ reactions }: { reactions: ApplyReactions }) {
  return (
    <ReadyList statuses={ready} size={pageSizes.main} reactions={reactions} empty={<EmptyList of="ready" />}>
      {(results, controlsOf) => (
        <ul className={styles.cards} aria-label={listTexts.readyList}>
          {results.map((application) => (
            <ReadyCard key={application.id} application={application} controls={controlsOf(application)} />
          ))}
        </ul>
      )}
    </ReadyList>
  );
}

function ReadyCard({ application, controls }: { application: ListedApplication; controls: ReadyControls }) {
  const quick = useDisplayStatus()(application) === 'ReadyForQuickApply';
  return (
    <Card as="li">
      <div className={styles.job}>
        <JobLine job={application.jobDetail}>
          <CautionLines application={application} />
        </JobLine>
        <ReadyActions {...{ application, controls, quick, styles }} reviewWords={listTexts.review} />
      </div>
      {controls.failure}
    </Card>
  );
}
