import type { JobCard } from '#contract/applications/job-application.ts';
import { readHtmlPreview } from '#domain/document/values/html-list.ts';
import { readJobFields } from '#domain/job/job-fields.ts';
import { formatPay } from '#domain/job/pay-text.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import { MatchRing } from '#web/widgets/marks/score-bar.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { HiddenJob } from './hidden-job.tsx';
import { JobAction } from './job-action.tsx';
import styles from './job-matches.module.css';
import { Opinion } from './opinion.tsx';
import type { JobActions } from './use-job-actions.tsx';

interface JobListItemProps {
  job: JobCard;
  selected: boolean;
  actions: JobActions;
  onSelect: () => void;
}

export function JobListItem({ job, selected, actions, onSelect }: JobListItemProps) {
  if (job.isDisliked) return <HiddenJob job={job} actions={actions} />;
  const { img, title, company, location, remoteOption, description, showNewTag } = readJobFields(job);
  return (
    <li className={styles.card} data-selected={selected || undefined}>
      <div className={styles.cardHead}>
        <LetterTile name={company} logo={img} />
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
                {title}
              </button>
            </h3>
            {showNewTag && <Tag tone="new">{texts.new}</Tag>}
          </div>
          <p className={styles.company}>
            {company}
            {location && ` · ${location}`}
          </p>
        </div>
      </div>
      <p className={styles.preview}>{readHtmlPreview(description)}</p>
      <div className={styles.meta}>
        {job.score !== null && <MatchRing percent={job.score} />}
        {job.pay && <span>{formatPay(job.pay)}</span>}
        {remoteOption && remoteOption !== location && <span>{remoteOption}</span>}
        <FreshnessNote job={job} section="job impressions" />
      </div>
      <div className={styles.cardActions}>
        <Opinion job={job} actions={actions} place="card" />
        <JobAction job={job} actions={actions} place="card" quiet={!selected} />
      </div>
      <div className={styles.cardFailure}>{actions.failureOf(job.id, 'card')}</div>
    </li>
  );
}
