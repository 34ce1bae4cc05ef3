import type { ReactNode } from 'react';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Text } from './text.tsx';

export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack>
        <Text as="h2" look="heading">
          {title}
        </Text>
        {children}
      </Stack>
    </section>
  );
}
