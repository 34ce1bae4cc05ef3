import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './reason-line.module.css';

interface ReasonLineProps {
  icon: LucideIcon;
  /** Amber when the person is needed, green when proven. */
  tone?: 'plain' | 'need' | 'ok' | 'bad';
  id?: string | undefined;
  children: ReactNode;
}

/** A small line that explains where something comes from. */
export function ReasonLine({ icon, tone = 'plain', id, children }: ReasonLineProps) {
  return (
    <p id={id} className={styles.line} data-tone={tone}>
      <Icon of={icon} size="sm" />
      <span>{children}</span>
    </p>
  );
}
