import { consentTexts } from '#domain/consent/consent.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import type { AuthorisationForm } from './use-authorisation.ts';

export function Authorisation({ form }: { form: AuthorisationForm }) {
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="subheading">
          Your authorisation
        </Text>
        <Checkbox isRequired isSelected={form.agreed} onChange={form.setAgreed} error={form.error}>
          {consentTexts['apply-for-me'].text}
        </Checkbox>
        <Text look="fine">
          We keep these words and the date you agreed. You can take them back at any time under Settings,
          Consents.
        </Text>
        {form.problem && <Banner tone="bad">{form.problem}</Banner>}
      </Stack>
    </Card>
  );
}
