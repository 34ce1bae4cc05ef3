import type { ReactNode } from 'react';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Heading } from './text.tsx';

export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </section>
  );
}
