import type { ReactNode } from 'react';
import { hasFeature } from '#domain/portal/portal.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Heading, Text } from './text.tsx';

/** The heading of a profile tab; portals without the `Heading` feature show only the note. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      {hasFeature(usePortal(), 'Heading') && <Heading>{title}</Heading>}
      {children && <Text>{children}</Text>}
    </div>
  );
}
