import type { ReactNode } from 'react';
import { hasFeature } from '#domain/portal/portal.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Text } from './text.tsx';

/** The heading of a profile tab; portals without the `Heading` feature show only the note. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      {hasFeature(usePortal(), 'Heading') && (
        <Text as="h2" look="heading">
          {title}
        </Text>
      )}
      {children && <Text>{children}</Text>}
    </div>
  );
}
