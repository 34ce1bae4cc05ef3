import type { ReactNode } from 'react';
import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './resume-card.module.css';

interface ResumeCardProps {
  name: string;
  note: string;
  thumbnail: string | null;
  /** A short label next to the name: Default, Customized. */
  badge?: string | undefined;
  /** Links and buttons. */
  children: ReactNode;
}

/** A resume with its thumbnail and actions. */
export function ResumeCard({ name, note, thumbnail, badge, children }: ResumeCardProps) {
  return (
    <Card as="article">
      <div className={styles.row}>
        <span className={styles.picture}>
          {thumbnail && <img src={`${thumbnail}?inline=1`} alt="" width={56} height={40} />}
        </span>
        <div className={styles.words}>
          <p className={styles.name}>
            {name} {badge && <Tag tone="brand">{badge}</Tag>}
          </p>
          <Text look="fine">{note}</Text>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </Card>
  );
}
