import type { ReactNode } from 'react';
import { hasFeature } from '#domain/portal/portal.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Heading, Text } from './text.tsx';

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

/** The heading of a profile tab; portals without the `Heading` feature show only the note. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      {hasFeature(usePortal(), 'Heading') && <Heading>{title}</Heading>}
      {children && <Text>{children}</Text>}
    </div>
  );
}
