import { consentTexts } from '#domain/consent/consent.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { interviewTexts as texts } from '#web/texts/profile/interview.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

interface PersonalConsentProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error: string | undefined;
}

/** Before the first personal question: without this consent, those answers are not stored. */
export function PersonalConsent({ agreed, onChange, error }: PersonalConsentProps) {
  return (
    <Card>
      <Stack gap="form">
        <div>
          <Heading small>{texts.personalTitle}</Heading>
          <Text>{texts.personalNote}</Text>
        </div>
        <Checkbox isSelected={agreed} onChange={onChange} error={error}>
          {consentTexts['sensitive-answers'].text}
        </Checkbox>
      </Stack>
    </Card>
  );
}
