import { CirclePause } from 'lucide-react';
import { usePause, useSetPause } from '#web/data/applications/holding-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { pauseTexts as texts } from '#web/texts/account/account-banner.ts';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';

/** Shown on every product page while applications are paused, with a button to resume. */
export function PauseBanner() {
  const { data: pause } = usePause();
  const change = useSetPause();
  const resume = () => change.mutate(false);
  if (!pause?.paused) return null;
  return (
    <Container>
      <Banner
        tone="warn"
        icon={CirclePause}
        title={texts.title}
        action={
          <Button variant="secondary" size="sm" loading={change.isPending} onPress={resume}>
            {texts.resume}
          </Button>
        }
      >
        {texts.text}
      </Banner>
      {change.error && (
        <FailureHere title={failureTexts.notSaved} onRetry={resume}>
          {change.error.message}
        </FailureHere>
      )}
    </Container>
  );
}
