import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import styles from './switch.module.css';

interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
}

/** On or off, at once. */
export function Switch({ children, ...behaviour }: SwitchProps) {
  return (
    <AriaSwitch {...behaviour} className={styles.switch}>
      <span className={styles.track} />
      <span>{children}</span>
    </AriaSwitch>
  );
}
