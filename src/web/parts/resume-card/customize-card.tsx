import { Sparkles } from 'lucide-react';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { customizeTexts as texts } from '#web/texts/applications/custom-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';

interface CustomizeCardProps {
  company: string;
  busy: boolean;
  problem: string | undefined;
  onCustomize: () => void;
}

/** Shown until there is a customized resume: what it does, and the button that creates one. */
export function CustomizeCard({ company, busy, problem, onCustomize }: CustomizeCardProps) {
  return (
    <Card tone="sunken">
      <Stack>
        <Row spread>
          <div>
            <Heading level={3} small>
              {texts.title}
            </Heading>
            <Text>{texts.note(company)}</Text>
          </div>
          <Button variant="secondary" size="md" icon={Sparkles} loading={busy} onPress={onCustomize}>
            {busy ? texts.busy : texts.customize}
          </Button>
        </Row>
        {problem && <Banner tone="bad">{texts.failed}</Banner>}
      </Stack>
    </Card>
  );
}
