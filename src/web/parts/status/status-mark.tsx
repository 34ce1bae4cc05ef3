import { type DisplayStatus, type StatusIcon, statusIcons } from '#domain/application/display-status.ts';
import type { WaitingReason } from '#domain/application/status.ts';
import { statusLabels, waitingLabels } from '#domain/messages/applications/status.ts';
import { Status, type StatusKind } from '#web/widgets/feedback/status.tsx';

const kinds: Record<StatusIcon, StatusKind> = {
  check: 'done',
  cross: 'failed',
  hourglass: 'waiting',
  spinner: 'running',
  exclamation: 'action',
};

export function statusKind(status: DisplayStatus): StatusKind {
  return kinds[statusIcons[status]];
}

const underWay: readonly DisplayStatus[] = ['Preparing', 'Processing', 'Sending'];

interface StatusMarkProps {
  status: DisplayStatus;
  /** What a running application waits for. */
  waitingFor?: WaitingReason | null | undefined;
}

export function StatusMark({ status, waitingFor }: StatusMarkProps) {
  if (waitingFor && underWay.includes(status))
    return <Status kind="waiting">{waitingLabels[waitingFor]}</Status>;
  return <Status kind={statusKind(status)}>{statusLabels[status]}</Status>;
}
