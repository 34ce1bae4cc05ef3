import type { ReactNode } from 'react';
import { Text } from '#web/parts/text/text.tsx';
import styles from './settings.module.css';

interface SettingsRowProps {
  name: string;
  tags?: ReactNode;
  note: ReactNode;
  /** Why the last change to it failed. */
  problem?: Error | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** A row of a list: a session, a key, a saved search. */
export function SettingsRow({ name, tags, note, problem, children }: SettingsRowProps) {
  const title = (
    <Text look="subheading" as="span">
      {name}
    </Text>
  );
  return (
    <li className={styles.row}>
      <div>
        {tags ? (
          <div className={styles.named}>
            {title}
            {tags}
          </div>
        ) : (
          title
        )}
        <Text>{note}</Text>
        {problem && <Text tone="warning">{problem.message}</Text>}
      </div>
      {children}
    </li>
  );
}
