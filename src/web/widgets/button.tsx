import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { type ButtonLook, lookAttributes } from './button-look.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  children: ReactNode;
  /** A spinner takes the icon's place; the button keeps its width and ignores presses. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  weight,
  full,
  solid,
  icon,
  iconAfter,
  loading = false,
  children,
  ...behaviour
}: ButtonProps) {
  return (
    <AriaButton
      {...behaviour}
      {...lookAttributes({ variant, size, weight, full, solid })}
      className={styles.button}
      isDisabled={behaviour.isDisabled || variant === 'disabled'}
      isPending={loading}
      render={(dom) => <button {...dom} aria-busy={loading || undefined} />}
    >
      {loading ? (
        <span className={styles.busy} data-beside={icon === undefined || undefined}>
          <Spinner />
        </span>
      ) : (
        icon && <Icon of={icon} size="sm" />
      )}
      {children}
      {iconAfter && <Icon of={iconAfter} size="sm" />}
    </AriaButton>
  );
}
