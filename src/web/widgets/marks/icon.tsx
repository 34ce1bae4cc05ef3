import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

interface IconProps {
  of: LucideIcon;
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A Lucide icon in our stroke weights. It is decorative: the text next to it, or a label, carries the meaning. */
export function Icon({ of: Drawing, size = 'md' }: IconProps) {
  const stroke = size === 'xs' ? 2 : size === 'lg' ? 1.6 : 1.75;
  return <Drawing className={styles.icon} data-size={size} strokeWidth={stroke} aria-hidden="true" />;
}
