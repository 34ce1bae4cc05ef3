import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './tag.module.css';

interface TagProps {
  tone?: 'plain' | 'outlined' | 'brand' | 'new' | 'ok' | 'warn' | 'bad' | 'info';
  icon?: LucideIcon;
  children: ReactNode;
}

export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  );
}
