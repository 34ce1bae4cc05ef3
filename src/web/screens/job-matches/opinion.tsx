import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { JobCard } from '#contract/applications/job-application.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { IconToggle } from '#web/widgets/buttons/icon-button.tsx';
import styles from './job-matches.module.css';
import type { JobActions, JobPlace } from './use-job-actions.tsx';

interface OpinionProps {
  job: JobCard;
  actions: JobActions;
  place: JobPlace;
}

/** Thumbs up and down; at most one is pressed. */
export function Opinion({ job, actions, place }: OpinionProps) {
  return (
    <div className={styles.opinion}>
      <IconToggle
        icon={ThumbsUp}
        label={texts.like}
        pressed={job.isLiked}
        onChange={(pressed) => actions.give(job.id, pressed ? 'like' : 'none', place)}
      />
      <IconToggle
        icon={ThumbsDown}
        label={texts.dislike}
        pressed={job.isDisliked}
        onChange={(pressed) => actions.give(job.id, pressed ? 'dislike' : 'none', place)}
      />
    </div>
  );
}
