import { EyeOff } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './job-matches.module.css';
import type { JobActions } from './use-job-actions.tsx';

interface HiddenJobProps {
  job: JobCard;
  actions: JobActions;
}

/** Replaces the card of a job that was disliked or removed. */
export function HiddenJob({ job, actions }: HiddenJobProps) {
  const routes = useRoutes();
  return (
    <li className={styles.hidden}>
      <Icon of={EyeOff} size="sm" />
      <span>{texts.hidden}</span>
      <div className={styles.hiddenActions}>
        <Button variant="ghost" size="sm" onPress={() => actions.give(job.id, 'none', 'card')}>
          {buttonTexts.undo}
        </Button>
        <LinkButton variant="ghost" size="sm" href={routes.jobPreferences}>
          {buttonTexts.updatePreferences}
        </LinkButton>
      </div>
      {actions.failureOf(job.id, 'card')}
    </li>
  );
}

export function HiddenJobDetail({ job, actions }: HiddenJobProps) {
  const routes = useRoutes();
  return (
    <Banner
      action={
        <div className={styles.hiddenActions}>
          <Button variant="secondary" size="md" onPress={() => actions.give(job.id, 'none', 'detail')}>
            {buttonTexts.undo}
          </Button>
          <LinkButton variant="ghost" size="md" href={routes.jobPreferences}>
            {buttonTexts.updatePreferences}
          </LinkButton>
        </div>
      }
    >
      {texts.hiddenDetail}
    </Banner>
  );
}
