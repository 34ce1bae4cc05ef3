import { useState } from 'react';
import type { KeyQuestion } from '#domain/question/key/key-question.ts';
import { useSkippedQuestions } from '#web/data/applications/interview.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { interviewTexts as texts } from '#web/texts/profile/interview.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Row, Stack } from '#web/widgets/layout/page-layout.tsx';

interface FinishedProps {
  skipped: readonly KeyQuestion[];
  onAskSkipped: (skipped: KeyQuestion[]) => void;
}

/** The end of the interview, from where skipped questions can be asked again. */
export function Finished({ skipped, onAskSkipped }: FinishedProps) {
  const { profile, exploreJobMatches } = useRoutes();
  const { save } = useSkippedQuestions();
  // Saving empties the list before the questions are shown.
  const [asked] = useState(() => [...skipped]);
  const askSkipped = () => save.mutate([], { onSuccess: () => onAskSkipped(asked) });
  return (
    <Container narrow>
      <PageHeader title={texts.finishedTitle} intro={texts.finished} />
      <Stack gap="section">
        {asked.length > 0 && (
          <Card>
            <Row spread>
              <Text tone="text">{texts.skipped(asked.length)}</Text>
              <Button variant="secondary" size="md" loading={save.isPending} onPress={askSkipped}>
                {texts.askSkipped}
              </Button>
            </Row>
          </Card>
        )}
        {save.error && <NotSaved what={texts.yourPlace} failure={save.error} />}
        <Row>
          <LinkButton href={exploreJobMatches}>{texts.findJobs}</LinkButton>
          <LinkButton variant="secondary" href={`${profile}?tab=key-questions`}>
            {texts.seeAnswers}
          </LinkButton>
        </Row>
      </Stack>
    </Container>
  );
}
