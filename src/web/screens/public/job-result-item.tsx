import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { JobResult } from '#contract/jobs/jobs.ts';
import { describePlace, describeRemote } from '#domain/application/location-text.ts';
import { readLogo } from '#domain/job/job-fields.ts';
import { formatPay } from '#domain/job/pay-text.ts';
import { describeFreshness } from '#domain/job/posted-text.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { publicJobsTexts as texts } from '#web/texts/public/jobs.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './job-result-item.module.css';

export function JobResultItem({ job }: { job: JobResult }) {
  const user = useUser();
  const routes = useRoutes();
  const place = describePlace(job);
  const remote = describeRemote(job.remoteOptions);
  const freshness = describeFreshness(job);
  return (
    <li className={styles.item}>
      <LetterTile name={job.company.name} logo={readLogo(job.company.logo)} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {user ? (
            <Link href={`${routes.findJobs}?job=${job.id}`}>{job.title}</Link>
          ) : (
            <a href={job.jobUrl} target="_blank" rel="noopener noreferrer">
              {job.title}
            </a>
          )}
          {job.showNewTag && <Tag tone="new">{texts.isNew}</Tag>}
        </h3>
        <p className={styles.company}>{[job.company.name, place].filter(Boolean).join(' · ')}</p>
        <p className={styles.preview}>{job.description}</p>
        <p className={styles.facts}>
          {job.pay && <span>{formatPay(job.pay)}</span>}
          {remote && remote !== place && <span>{remote}</span>}
          {job.employmentType && <span>{job.employmentType}</span>}
          <span>{freshness.text}</span>
          {freshness.tooltip && <span>{freshness.tooltip}</span>}
        </p>
      </div>
      <Actions job={job} />
    </li>
  );
}

/** Likes and applications belong to an account: visitors go through the login page to the job (D-209). */
function Actions({ job }: { job: JobResult }) {
  const routes = useRoutes();
  const target = `${routes.findJobs}?job=${job.id}`;
  if (useUser())
    return (
      <div className={styles.actions}>
        <LinkButton variant="tertiary" size="sm" href={target}>
          {texts.view}
        </LinkButton>
      </div>
    );
  const login = withTarget(routes.login, target);
  return (
    <div className={styles.actions}>
      <Link href={login} className={styles.opinion} aria-label={texts.like(job.title)}>
        <Icon of={ThumbsUp} size="sm" />
      </Link>
      <Link href={login} className={styles.opinion} aria-label={texts.dislike(job.title)}>
        <Icon of={ThumbsDown} size="sm" />
      </Link>
      <LinkButton variant="tertiary" size="sm" href={login}>
        {texts.quickApply}
      </LinkButton>
    </div>
  );
}
