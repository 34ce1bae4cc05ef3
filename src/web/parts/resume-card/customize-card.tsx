import { Sparkles } from 'lucide-react';
import { Text } from '#web/parts/text/text.tsx';
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

/** Stands where a customised resume would: what it does, and the button that makes one. */
export function CustomizeCard({ company, busy, problem, onCustomize }: CustomizeCardProps) {
  return (
    <Card tone="sunken">
      <Stack>
        <Row spread>
          <div>
            <Text as="h3" look="subheading">
              Customize your resume for this job
            </Text>
            <Text>
              What {company} asks for comes first and stands out. Nothing is added that your profile doesn't
              say.
            </Text>
          </div>
          <Button variant="secondary" size="md" icon={Sparkles} loading={busy} onPress={onCustomize}>
            {busy ? 'Customizing your resume…' : 'Customize'}
          </Button>
        </Row>
        {problem && (
          <Banner tone="bad">Sorry, there was an error generating your document. Please try again.</Banner>
        )}
      </Stack>
    </Card>
  );
}
