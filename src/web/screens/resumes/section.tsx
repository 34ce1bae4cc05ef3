import type { ReactNode } from 'react';
import { Heading, Text } from '#web/parts/text/text.tsx';
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
            <Heading>{title}</Heading>
            <Text>{note}</Text>
          </div>
          {action}
        </Row>
        {children}
      </Stack>
    </section>
  );
}
