import { Link } from 'react-router';
import { useRememberedAnswers } from '#web/data/applications/remembered-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { TabHeading } from '#web/parts/text/titled-section.tsx';
import { yourAnswersTexts as texts } from '#web/texts/profile/your-answers.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { AnswerCard } from './answer-card.tsx';
import { GroupedQuestions } from './grouped-questions.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import styles from './your-answers.module.css';

/** The tab of the profile with every remembered answer. */
export function YourAnswersTab() {
  const { data, error, refetch } = useRememberedAnswers();
  const { profile } = useRoutes();
  if (error && !data)
    return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" />;
  const parts = { a: (words: string) => <Link to={`${profile}?tab=key-questions`}>{words}</Link> };
  return (
    <Stack gap="section">
      <TabHeading title={texts.title}>
        {texts.intro} <Trans text={texts.keyQuestions} parts={parts} />
      </TabHeading>
      <GroupedQuestions />
      <OutdatedNotice outdated={data.outdated} />
      {data.answers.length === 0 ? (
        <Card tone="sunken">
          <Heading level={3} small>
            {texts.empty}
          </Heading>
          <Text>{texts.emptyNote}</Text>
        </Card>
      ) : (
        <ul className={styles.list} aria-label={texts.title}>
          {data.answers.map((answer) => (
            <AnswerCard key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
