import { EyeOff } from 'lucide-react';
import type { JobCard } from '#contract/expert-apply.ts';
import { describePlace, normalizeRemote } from '#domain/application/location-text.ts';
import { readHtmlText } from '#domain/document/html-list.ts';
import { Button } from '#web/widgets/button.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { LetterTile } from '#web/widgets/letter-tile.tsx';
import { MatchRing } from '#web/widgets/score-bar.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { JobAction } from './job-action.tsx';
import styles from './job-matches.module.css';
import { Opinion } from './opinion.tsx';
import type { JobActions } from './use-job-actions.ts';

interface JobListItemProps {
  job: JobCard;
  selected: boolean;
  actions: JobActions;
  onSelect: () => void;
}

export function JobListItem({ job, selected, actions, onSelect }: JobListItemProps) {
  if (job.isDisliked)
    return (
      <li className={styles.hidden}>
        <Icon of={EyeOff} size="sm" />
        <span>This job has been hidden</span>
        <Button variant="ghost" size="sm" onPress={() => actions.give(job.id, 'none')}>
          Undo
        </Button>
      </li>
    );
  const remote = normalizeRemote(job.remoteOptions);
  const place = describePlace(job);
  return (
    <li className={styles.card} data-selected={selected || undefined}>
      <div className={styles.cardHead}>
        <LetterTile name={job.company.name} logo={job.company.logo} />
        <div className={styles.words}>
          <div className={styles.cardTitle}>
            <h3>
              <button
                id={`job-${job.id}`}
                type="button"
                className={styles.select}
                aria-current={selected || undefined}
                onClick={onSelect}
              >
                {job.title}
              </button>
            </h3>
            {job.showNewTag && <Tag tone="new">NEW</Tag>}
          </div>
          <p className={styles.company}>
            {job.company.name}
            {place && ` · ${place}`}
          </p>
        </div>
      </div>
      <p className={styles.preview}>{readHtmlText(job.description)}</p>
      <div className={styles.meta}>
        {job.score !== null && <MatchRing percent={job.score} />}
        {remote && remote !== place && <span>{remote}</span>}
        <FreshnessNote job={job} />
      </div>
      <div className={styles.cardActions}>
        <Opinion job={job} actions={actions} />
        <JobAction job={job} actions={actions} size="sm" quiet={!selected} />
      </div>
    </li>
  );
}
