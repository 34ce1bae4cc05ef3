import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Spinner } from '#web/widgets/marks/spinner.tsx';
import styles from './button.module.css';
import { type ButtonLook, lookAttributes } from './button-look.ts';

export interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  children: ReactNode;
  /** A spinner takes the icon's place; the button keeps its width and ignores presses. */
  loading?: boolean;
  /** Does nothing yet but can be focused, so that screen readers read why (`aria-describedby`). */
  unavailable?: boolean;
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
  unavailable = false,
  children,
  ...behavior
}: ButtonProps) {
  const isDisabled = behavior.isDisabled || variant === 'disabled';
  return (
    <AriaButton
      {...behavior}
      {...(unavailable && { onPress: undefined })}
      {...lookAttributes({ variant, size, weight, full, solid })}
      className={styles.button}
      isDisabled={isDisabled}
      isPending={loading}
      render={(dom) => (
        <button
          {...dom}
          // Otherwise React Aria can turn this into a press 80 ms later, if the button is enabled by then.
          {...(isDisabled && { onPointerDown: undefined })}
          {...(unavailable && { 'aria-disabled': true, 'data-disabled': true })}
          aria-busy={loading || undefined}
        />
      )}
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
