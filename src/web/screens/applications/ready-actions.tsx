import { Trash2, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { listTexts as texts } from '#web/texts/applications/application-lists.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';

export interface ReadyControls {
  running: boolean;
  locked: boolean;
  onOneClick: () => void;
  onRemove: () => void;
  /** The error of the last button that was pressed. */
  failure: ReactNode;
}

interface ReadyActionsProps {
  application: ListedApplication;
  controls: ReadyControls;
  /** It can be sent without a review. */
  quick: boolean;
  /** False where one-click apply comes without a review. */
  reviewable?: boolean;
  /** The label of the link to a required review. */
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
          aria-label={texts.removeJob(application.jobDetail.title)}
          isDisabled={controls.running}
          onPress={controls.onRemove}
        >
          <span className={styles.removeWord}>{buttonTexts.remove}</span>
        </Button>
      </span>
      {(reviewable || !quick) && (
        <LinkButton variant={quick ? 'secondary' : 'primary'} size="md" href={audit}>
          {quick ? texts.review : reviewWords}
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
          {texts.oneClick}
        </Button>
      )}
    </div>
  );
}
