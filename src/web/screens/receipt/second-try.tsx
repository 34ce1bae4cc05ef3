import { useNavigate } from 'react-router';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { parseAnswer } from '#domain/application/reviewed-answer.ts';
import { isReady } from '#domain/application/status.ts';
import { useSendAgain } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { secondTryTexts as texts } from '#web/texts/applications/second-try.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import styles from './receipt.module.css';

interface SecondTryProps {
  application: JobApplication;
  secondTry: NonNullable<JobApplication['secondTry']>;
}

/** The answers the employer's form rejected, its messages, and a button to correct them. */
export function SecondTry({ application, secondTry: { allowed, messages } }: SecondTryProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const again = useSendAgain();
  const refused = messages.length > 0;
  const run = () =>
    again.mutate(application.id, {
      onSuccess: ({ status }) => isReady(status) && void navigate(routes.audit(application.id)),
    });
  return (
    <Card as="section">
      <Stack>
        <div>
          <Heading>{refused ? texts.refusedTitle : texts.retryTitle}</Heading>
          <Text>{refused ? texts.refusedNote : texts.retryNote}</Text>
        </div>
        {refused && (
          <ul className={styles.refused}>
            {messages.map(({ questionId, label, text }) => (
              <li key={`${label} ${text}`}>
                <p className={styles.stepTitle}>{label ?? texts.wholeForm}</p>
                <Text>
                  {texts.said(text)} {questionId && describeAnswer(application, questionId)}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {allowed && (
          <div>
            <Button loading={again.isPending} onPress={run}>
              {refused ? texts.correct : texts.retry}
            </Button>
          </div>
        )}
        {again.error && (
          <FailureHere title={texts.failed} onRetry={run}>
            {again.error.message}
          </FailureHere>
        )}
      </Stack>
    </Card>
  );
}

function describeAnswer({ questionAnswers }: JobApplication, questionId: string): string {
  const question = questionAnswers.find(({ id }) => id === questionId);
  const answer = question ? parseAnswer(question).join(', ') : '';
  return answer === '' ? texts.leftEmpty : texts.answered(answer);
}
