import { CalendarDays, Clock, Download, MessagesSquare, Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { Insights } from '#contract/applications/tracker.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { describeReplies, describeTimeSaved, secondsPerAnswer } from '#domain/application/reply-rate.ts';
import { useExport, useInsights } from '#web/data/applications/tracker-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { RequireProfile } from '#web/parts/failure/require-profile.tsx';
import { saveFile } from '#web/parts/files/save-file.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { insightsTexts as texts } from '#web/texts/applications/insights.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { writeApplicationsCsv } from './applications-csv.ts';
import styles from './insights.module.css';
import { WeekChart } from './week-chart.tsx';

/** The person's own numbers, without anyone else's and without rounding up. */
export function InsightsScreen() {
  return (
    <Container>
      <PageHeader title={texts.title} intro={texts.intro} action={<Export />} />
      <RequireProfile waiting={<SkeletonRows label={texts.loading} />}>
        <Figures />
      </RequireProfile>
    </Container>
  );
}

function Export() {
  const routes = useRoutes();
  const exported = useExport();
  const save = async (form: 'csv' | 'json') => {
    const applications = await exported.mutateAsync();
    if (form === 'csv') saveFile('applications.csv', 'text/csv', writeApplicationsCsv(applications));
    else saveFile('applications.json', 'application/json', JSON.stringify(applications, null, 2));
  };
  return (
    <div className={styles.export}>
      {(['csv', 'json'] as const).map((form) => (
        <Button
          key={form}
          variant="secondary"
          size="md"
          icon={Download}
          isDisabled={exported.isPending}
          onPress={() => void save(form).catch(() => undefined)}
        >
          {texts[form]}
        </Button>
      ))}
      <LinkButton variant="secondary" size="md" icon={Upload} href={routes.pastApplications}>
        {texts.import}
      </LinkButton>
      {exported.error && (
        <p role="alert" className={styles.problem}>
          {exported.error.message}
        </p>
      )}
    </div>
  );
}

function Figures() {
  const routes = useRoutes();
  const { data, error, refetch } = useInsights();
  if (error && !data)
    return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={texts.loading} />;
  const started = data.weeks.some(({ sent, waiting, failed }) => sent + waiting + failed > 0);
  if (!started && data.replies.length === 0)
    return (
      <EmptyState
        illustration="list"
        title={texts.none}
        action={<LinkButton href={routes.exploreJobMatches}>{texts.explore}</LinkButton>}
      >
        {texts.noneNote}
      </EmptyState>
    );
  return (
    <Stack gap="section">
      <Card as="section">
        <Heading>{texts.byWeek}</Heading>
        <WeekChart weeks={data.weeks} />
      </Card>
      <div className={styles.columns}>
        <AnswersCard answers={data.answers} />
        <RepliesCard replies={data.replies} />
      </div>
      <FollowUpsCard followUps={data.followUps} />
    </Stack>
  );
}

function AnswersCard({ answers }: { answers: Insights['answers'] }) {
  return (
    <Card as="section">
      <Heading>{texts.answers}</Heading>
      <div className={styles.facts}>
        <KeyValues
          entries={[
            { name: texts.byUs, value: answers.byUs },
            { name: texts.byYou, value: answers.byYou },
            { name: texts.left, value: answers.left },
            { name: texts.timeSaved, value: describeTimeSaved(answers.byUs) },
          ]}
        />
      </div>
      <ReasonLine icon={Clock}>{texts.timeSavedNote(secondsPerAnswer)}</ReasonLine>
    </Card>
  );
}

function RepliesCard({ replies }: { replies: Insights['replies'] }) {
  return (
    <Card as="section">
      <Heading>{texts.replies}</Heading>
      {replies.length === 0 ? (
        <Text>{texts.noReplies}</Text>
      ) : (
        <div className={styles.facts}>
          <KeyValues
            entries={replies.map((one) => ({
              name: one.sourceName || texts.ownPages,
              value: describeReplies(one),
            }))}
          />
        </div>
      )}
      <ReasonLine icon={MessagesSquare}>{texts.repliesNote}</ReasonLine>
    </Card>
  );
}

function FollowUpsCard({ followUps }: { followUps: Insights['followUps'] }) {
  const routes = useRoutes();
  return (
    <Card as="section">
      <Heading>{texts.comingUp}</Heading>
      {followUps.length === 0 && <ReasonLine icon={CalendarDays}>{texts.nothingComing}</ReasonLine>}
      <ul className={styles.due}>
        {followUps.map((one) => (
          <li key={`${one.applicationId} ${one.at}`}>
            <b>{formatEventTime(one)}</b>{' '}
            <Link to={routes.receipt(one.applicationId)}>{texts.job(one.title, one.company)}</Link>
            {`: ${one.words}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
