import { useState } from 'react';
import { type ConsentKind, consentTexts } from '#domain/consent/consent.ts';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { consentScreenTexts as texts } from '#web/texts/account/consents.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

type Kind = keyof typeof texts.kinds & ConsentKind;
const kinds: Kind[] = ['apply-for-me', 'sensitive-answers'];

/** What the person has agreed to, word for word, with buttons to withdraw it. */
export function ConsentsScreen() {
  const { profile } = useRoutes();
  return (
    <Container narrow>
      <PageHeader back={profile} title={texts.title} intro={texts.intro} />
      <Stack>
        {kinds.map((kind) => (
          <ConsentCard key={kind} kind={kind} />
        ))}
        <AtSignup />
      </Stack>
    </Container>
  );
}

function ConsentCard({ kind }: { kind: Kind }) {
  const { title, without, ask, effect } = texts.kinds[kind];
  const { given, consents, give, withdraw } = useConsent(kind);
  const [leaving, setLeaving] = useState(false);
  if (consents.error && !consents.data)
    return (
      <LoadFailure
        title={texts.notLoaded(title)}
        error={consents.error}
        onRetry={() => void consents.refetch()}
      />
    );
  return (
    <Card as="section">
      <Stack>
        <Row spread>
          <Heading small>{title}</Heading>
          {consents.data && <Tag tone={given ? 'ok' : 'warn'}>{given ? texts.given : texts.notGiven}</Tag>}
        </Row>
        {consents.isPending ? (
          <SkeletonRows label={texts.loading} />
        ) : (
          <>
            <Text>{given?.text ?? consentTexts[kind].text}</Text>
            <Text look="fine">{given ? texts.agreedOn(dayOf(given.givenAt)) : without}</Text>
            {give.error && <Banner tone="bad">{give.error.message}</Banner>}
            <div>
              {given ? (
                <Button variant="secondary" size="md" onPress={() => setLeaving(true)}>
                  {texts.withdraw}
                </Button>
              ) : (
                <Button size="md" loading={give.isPending} onPress={() => give.mutate()}>
                  {texts.agree}
                </Button>
              )}
            </div>
          </>
        )}
      </Stack>
      <ConfirmModal
        open={leaving}
        title={ask}
        confirm={texts.withdraw}
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

const agreedAtSignup: Record<string, (day: string) => string> = {
  terms: texts.termsAgreed,
  marketing: texts.marketingAgreed,
};

function AtSignup() {
  const { consents } = useConsent('apply-for-me');
  return consents.data?.map(({ kind, givenAt }) => {
    const text = agreedAtSignup[kind]?.(dayOf(givenAt));
    return (
      text && (
        <Text key={kind} look="fine">
          {text}
        </Text>
      )
    );
  });
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
}
