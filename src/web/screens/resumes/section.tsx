import type { ReactNode } from 'react';
import { Text } from '#web/parts/text/text.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';

interface SectionProps {
  title: string;
  note: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, action, children }: SectionProps) {
  return (
    <section>
      <Stack>
        <Row spread>
          <div>
            <Text as="h2" look="heading">
              {title}
            </Text>
            <Text>{note}</Text>
          </div>
          {action}
        </Row>
        {children}
      </Stack>
    </section>
  );
}
