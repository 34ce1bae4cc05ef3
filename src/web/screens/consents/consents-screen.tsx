import { useState } from 'react';
import { type ConsentKind, consentTexts } from '#domain/consent/consent.ts';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

interface Described {
  kind: ConsentKind;
  title: string;
  /** What is so while it is not given. */
  without: string;
  ask: string;
  /** What taking it back does. */
  effect: string;
}

const described: Described[] = [
  {
    kind: 'apply-for-me',
    title: 'Applying for you',
    without: 'Nothing is sent in your name.',
    ask: 'Withdraw your authorization?',
    effect:
      'Nothing more is sent in your name. What you approved and has not left yet goes back to review, and its credit comes back. An application that is being sent at this moment can no longer be stopped.',
  },
  {
    kind: 'sensitive-answers',
    title: 'Personal answers',
    without: 'We keep no answers about gender, origin, health and the like.',
    ask: 'Delete these answers?',
    effect: 'We keep them only as long as you agree. Forms that ask for them will wait for you.',
  },
];

/** What the person has agreed to, word by word, and the way to take it back. */
export function ConsentsScreen() {
  const { profile } = useRoutes();
  return (
    <Container narrow>
      <PageHeader
        back={profile}
        title="Your consents"
        intro="What you agreed to, in the words you agreed to. Take it back whenever you want."
      />
      <Stack>
        {described.map((consent) => (
          <ConsentCard key={consent.kind} {...consent} />
        ))}
        <AtSignUp />
      </Stack>
    </Container>
  );
}

function ConsentCard({ kind, title, without, ask, effect }: Described) {
  const { given, consents, give, withdraw } = useConsent(kind);
  const [leaving, setLeaving] = useState(false);
  if (consents.error && !consents.data)
    return (
      <LoadFailure
        what={`the consent “${title}”`}
        error={consents.error}
        onRetry={() => void consents.refetch()}
      />
    );
  return (
    <Card as="section">
      <Stack>
        <Row spread>
          <Text as="h2" look="subheading">
            {title}
          </Text>
          {consents.data && <Tag tone={given ? 'ok' : 'warn'}>{given ? 'Given' : 'Not given'}</Tag>}
        </Row>
        {consents.isPending ? (
          <SkeletonRows label="Loading your consents" />
        ) : (
          <>
            <Text>{given?.text ?? consentTexts[kind].text}</Text>
            <Text look="fine">{given ? `You agreed on ${dayOf(given.givenAt)}.` : without}</Text>
            {give.error && <Banner tone="bad">{give.error.message}</Banner>}
            <div>
              {given ? (
                <Button variant="secondary" size="md" onPress={() => setLeaving(true)}>
                  Withdraw
                </Button>
              ) : (
                <Button size="md" loading={give.isPending} onPress={() => give.mutate()}>
                  I agree
                </Button>
              )}
            </div>
          </>
        )}
      </Stack>
      <ConfirmModal
        open={leaving}
        title={ask}
        confirm="Withdraw"
        destructive
        call={withdraw}
        onClose={() => setLeaving(false)}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setLeaving(false) })}
      >
        {effect}
      </ConfirmModal>
    </Card>
  );
}

const names: Record<string, string> = { terms: 'Terms of Use', marketing: 'Marketing emails' };

function AtSignUp() {
  const { consents } = useConsent('apply-for-me');
  const others = consents.data?.filter(({ kind }) => kind in names) ?? [];
  return others.map(({ kind, givenAt }) => (
    <Text key={kind} look="fine">
      {names[kind]}: you agreed on {dayOf(givenAt)}.
    </Text>
  ));
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
}
