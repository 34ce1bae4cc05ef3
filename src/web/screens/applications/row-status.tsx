import type { ListedApplication } from '#contract/applications/job-application.ts';
import type { DisplayStatus } from '#domain/application/display-status.ts';
import { eventLabels } from '#domain/messages/applications/events.ts';
import { StatusMark } from '#web/parts/status/status-mark.tsx';
import { Status } from '#web/widgets/feedback/status.tsx';

interface RowStatusProps {
  application: ListedApplication;
  status: DisplayStatus;
}

/** A withdrawal is the person's own claim, so it replaces the status in lists but not the proof on the receipt. */
export function RowStatus({ application, status }: RowStatusProps) {
  if (application.shownEvent?.kind === 'withdrawal')
    return <Status kind="failed">{eventLabels.withdrawal}</Status>;
  return <StatusMark status={status} waitingFor={application.waiting?.reason} />;
}
