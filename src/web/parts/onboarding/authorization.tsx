import { consentTexts } from '#domain/consent/consent.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { finishTexts as texts } from '#web/texts/profile/onboarding.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import type { AuthorizationForm } from './use-authorization.ts';

export function Authorization({ form }: { form: AuthorizationForm }) {
  return (
    <Card as="section">
      <Stack>
        <Heading small>{texts.authorization}</Heading>
        <Checkbox isRequired isSelected={form.agreed} onChange={form.setAgreed} error={form.error}>
          {consentTexts['apply-for-me'].text}
        </Checkbox>
        <Text look="fine">{texts.authorizationNote}</Text>
        {form.problem && <Banner tone="bad">{form.problem}</Banner>}
      </Stack>
    </Card>
  );
}
