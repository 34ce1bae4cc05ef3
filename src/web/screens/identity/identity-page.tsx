import type { ReactNode } from 'react';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import styles from './identity.module.css';

interface IdentityPageProps {
  title: string;
  intro: string;
  children: ReactNode;
  /** A link to the alternative, such as signing up. */
  footer?: ReactNode;
}

export function IdentityPage({ title, intro, children, footer }: IdentityPageProps) {
  return (
    <Container narrow>
      <div className={styles.frame}>
        <PageHeader title={title} intro={intro} />
        <Card>{children}</Card>
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
    </Container>
  );
}
