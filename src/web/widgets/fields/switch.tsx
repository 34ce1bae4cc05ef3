import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import styles from './switch.module.css';

interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
}

/** Takes effect immediately, without a save button. */
export function Switch({ children, ...behavior }: SwitchProps) {
  return (
    <AriaSwitch {...behavior} className={styles.switch}>
      <span className={styles.track} />
      <span>{children}</span>
    </AriaSwitch>
  );
}
