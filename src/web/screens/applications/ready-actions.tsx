import { Trash2, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';

export interface ReadyControls {
  running: boolean;
  locked: boolean;
  onOneClick: () => void;
  onRemove: () => void;
  /** What did not work the last time one of its buttons was pressed. */
  failure: ReactNode;
}

interface ReadyActionsProps {
  application: ListedApplication;
  controls: ReadyControls;
  /** Ready to be sent without another look. */
  quick: boolean;
  /** Beside the one click there may be no review. */
  reviewable?: boolean;
  /** The words of a review that has to come first. */
  reviewWords: string;
  styles: { actions?: string | undefined; remove?: string | undefined; removeWord?: string | undefined };
}

export function ReadyActions(props: ReadyActionsProps) {
  const { application, controls, quick, reviewable = true, reviewWords, styles } = props;
  const audit = useRoutes().audit(application.id);
  const ruledOut = application.cautions.some(({ kind }) => kind === 'never-apply');
  return (
    <div className={styles.actions}>
      <span className={styles.remove}>
        <Button
          variant="ghost"
          size="md"
          icon={Trash2}
          aria-label={`Remove ${application.jobDetail.title}`}
          isDisabled={controls.running}
          onPress={controls.onRemove}
        >
          <span className={styles.removeWord}>Remove</span>
        </Button>
      </span>
      {(reviewable || !quick) && (
        <LinkButton variant={quick ? 'secondary' : 'primary'} size="md" href={audit}>
          {quick ? 'Review' : reviewWords}
        </LinkButton>
      )}
      {quick && (
        <Button
          size="md"
          icon={Zap}
          loading={controls.running}
          isDisabled={ruledOut || (controls.locked && !controls.running)}
          onPress={controls.onOneClick}
        >
          One-click apply
        </Button>
      )}
    </div>
  );
}
