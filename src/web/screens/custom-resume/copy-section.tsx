import type { ReactNode } from 'react';
import { Text } from '#web/parts/text.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';

export function CopySection({ title, children }: { title: string; children: ReactNode }) {
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
