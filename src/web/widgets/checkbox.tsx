import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import styles from './choice.module.css';
import fieldStyles from './field-parts.module.css';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  children: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ children, error, ...behaviour }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <AriaCheckbox
        {...behaviour}
        className={styles.choice}
        validationBehavior="aria"
        isInvalid={error !== undefined}
        aria-describedby={error && errorId}
      >
        <CheckMark />
        <span>{children}</span>
      </AriaCheckbox>
      {error && (
        <p className={`${fieldStyles.error} ${styles.under}`} id={errorId} role="alert">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

export function CheckMark() {
  return (
    <span className={styles.mark}>
      <Icon of={Check} size="xs" />
    </span>
  );
}
