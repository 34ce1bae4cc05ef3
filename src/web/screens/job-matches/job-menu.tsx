import { Ban, Ellipsis } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { jobDetailTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { Menu } from '#web/widgets/overlays/menu.tsx';
import type { JobActions } from './use-job-actions.tsx';

/** Rare actions, loaded after the page. */
export function JobMenu({ job, actions }: { job: JobCard; actions: JobActions }) {
  const label = texts.neverApply(job.company.name);
  return (
    <Menu
      label={texts.more}
      trigger={<IconButton icon={Ellipsis} label={texts.more} />}
      entries={[{ id: 'never', label, icon: Ban, onPress: () => actions.neverApply(job) }]}
    />
  );
}
