import {
  type DisplayStatus,
  type StatusIcon,
  statusIcons,
  statusLabels,
} from '#domain/application/display-status.ts';
import { Status, type StatusKind } from '#web/widgets/status.tsx';

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

export function StatusMark({ status }: { status: DisplayStatus }) {
  return <Status kind={statusKind(status)}>{statusLabels[status]}</Status>;
}
