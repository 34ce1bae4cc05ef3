import { ArrowUpRight, Zap } from 'lucide-react';
import { Link } from 'react-router';
import type { JobCard } from '#contract/applications/job-application.ts';
import { displayStatus } from '#domain/application/display-status.ts';
import { readApplyUrl } from '#domain/application/receipt-banner.ts';
import { isReady } from '#domain/application/status.ts';
import { isMarkedSending } from '#web/data/applications/sending-marks.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { openCompanySite } from '#web/parts/job/sorry-popup.tsx';
import { StatusMark } from '#web/parts/status/status-mark.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import styles from './job-matches.module.css';
import type { JobActions, JobPlace } from './use-job-actions.tsx';

const sizes = { card: 'sm', detail: 'default' } as const;

interface JobActionProps {
  job: JobCard;
  actions: JobActions;
  place: JobPlace;
  /** Only the selected job has the filled button. */
  quiet?: boolean;
}

/** The next step for a job: prepare an application, open the one there is, or go to the company. */
export function JobAction({ job, actions, place, quiet }: JobActionProps) {
  if (job.application) return <ApplicationLink application={job.application} job={job} />;
  if (!job.eligibleForExpertApply) return <ApplyLink job={job} actions={actions} place={place} />;
  return (
    <Button
      variant={quiet ? 'tertiary' : 'primary'}
      size={sizes[place]}
      icon={Zap}
      loading={actions.preparing === job.id}
      isDisabled={actions.preparing !== null && actions.preparing !== job.id}
      onPress={() => actions.quickApply(job, place)}
    >
      {texts.quickApply}
    </Button>
  );
}

function ApplicationLink({
  application,
  job,
}: {
  application: NonNullable<JobCard['application']>;
  job: JobCard;
}) {
  const routes = useRoutes();
  const { features } = usePortal();
  const { id, jobApplicationStatus, errorCode, postArchiveStatus, waitingFor } = application;
  const status = displayStatus(
    {
      status: jobApplicationStatus,
      errorCode,
      postArchiveStatus,
      markedSending: isMarkedSending(id),
      eligibleForExpertApply: job.eligibleForExpertApply,
    },
    features,
  );
  if (status === 'Preparing') return <StatusMark status={status} waitingFor={waitingFor} />;
  const target = isReady(jobApplicationStatus) ? routes.audit(id) : routes.receipt(id);
  return (
    <Link className={styles.application} to={target}>
      <StatusMark status={status} waitingFor={waitingFor} />
    </Link>
  );
}

/** Opens the employer's page in a new tab, then asks the person whether they applied. */
export function ApplyLink({ job, actions, place }: Omit<JobActionProps, 'quiet'>) {
  const url = readApplyUrl(job.applyUrl);
  if (!url) return null;
  return (
    <Button
      variant="secondary"
      size={sizes[place]}
      iconAfter={ArrowUpRight}
      onPress={() => {
        openCompanySite(url);
        actions.askWhetherApplied(job.id);
      }}
    >
      {buttonTexts.apply}
    </Button>
  );
}
