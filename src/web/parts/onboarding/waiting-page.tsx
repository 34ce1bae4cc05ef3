import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, Stack } from '#web/widgets/layout/page-layout.tsx';

/** Shown in place of a page about the profile until the profile is loaded. */
export function WaitingPage({ narrow = false }: { narrow?: boolean }) {
  return (
    <Container narrow={narrow}>
      <Stack gap="section">
        <Skeleton shape="title" width="medium" />
        <Card>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Card>
      </Stack>
    </Container>
  );
}
