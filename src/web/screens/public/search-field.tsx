import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './search-bar.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  icon: LucideIcon;
  label: string;
}

/** An input with an icon, which works without JavaScript. */
export function SearchField({ icon, label, ...input }: SearchFieldProps) {
  return (
    <label className={styles.field}>
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input maxLength={200} {...input} />
    </label>
  );
}
