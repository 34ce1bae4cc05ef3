import type { FormEvent, ReactNode } from 'react';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/page-layout.tsx';
import styles from './identity.module.css';

interface IdentityFormProps {
  title: string;
  intro: string;
  submit: string;
  busy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
  /** The other way in. */
  footer: ReactNode;
}

export function IdentityForm({
  title,
  intro,
  submit,
  busy,
  problem,
  onSubmit,
  children,
  footer,
}: IdentityFormProps) {
  const handle = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Container narrow>
      <div className={styles.frame}>
        <PageHeader title={title} intro={intro} />
        <Card>
          <form onSubmit={handle} noValidate>
            <Stack gap="form">
              {problem && <Banner tone="bad">{problem}</Banner>}
              {children}
              <Button type="submit" full loading={busy}>
                {submit}
              </Button>
            </Stack>
          </form>
        </Card>
        <p className={styles.footer}>{footer}</p>
      </div>
    </Container>
  );
}
