import type { LucideIcon } from 'lucide-react';

/** What buttons and links that look like buttons share. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'tertiary' | 'destructive' | 'ghost' | 'link' | 'disabled';
  size?: 'sm' | 'md' | 'default' | 'lg';
  weight?: 'light' | 'medium' | 'bold' | 'dark';
  icon?: LucideIcon;
  iconAfter?: LucideIcon;
  /** As wide as its column. */
  full?: boolean;
  /** Filled red: only the confirm button of a delete modal. */
  solid?: boolean;
}

export function lookAttributes({ variant = 'primary', size = 'default', weight, full, solid }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-size': size,
    'data-weight': weight,
    'data-full': full || undefined,
    'data-solid': solid || undefined,
  };
}
