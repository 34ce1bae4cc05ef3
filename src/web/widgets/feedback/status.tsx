import { Check, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Exclamation } from '#web/widgets/marks/exclamation.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Spinner } from '#web/widgets/marks/spinner.tsx';
import styles from './status.module.css';

export type StatusKind = 'done' | 'failed' | 'waiting' | 'running' | 'action';

const tones = { done: 'ok', failed: 'bad', waiting: 'plain', running: 'info', action: 'warn' } as const;

interface StatusIconProps {
  kind: StatusKind;
  size?: 'md' | 'lg';
}

export function StatusIcon({ kind, size = 'md' }: StatusIconProps) {
  return (
    <span className={styles.icon} data-tone={tones[kind]} data-size={size} aria-hidden="true">
      {renderIcon(kind, size)}
    </span>
  );
}

function renderIcon(kind: StatusKind, size: 'md' | 'lg') {
  const icon = size === 'lg' ? 'lg' : 'xs';
  switch (kind) {
    case 'done':
      return <Icon of={Check} size={icon} />;
    case 'failed':
      return <Icon of={X} size={icon} />;
    case 'waiting':
      return <Icon of={Hourglass} size={icon} />;
    case 'running':
      return <Spinner size={size === 'lg' ? 'lg' : 'sm'} />;
    case 'action':
      return <Exclamation />;
  }
}

/** Icon and word: a state is never shown by color alone. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tones[kind]}>
      <StatusIcon kind={kind} />
      {children}
    </span>
  );
}
