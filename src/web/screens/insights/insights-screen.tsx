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
import { Text } from '#web/parts/text/text.tsx';
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

/** The person's own figures. Nobody else's are in them, and nothing is made to look better than it is. */
export function InsightsScreen() {
  return (
    <Container>
      <PageHeader
        title="Insights"
        intro="Your own figures, counted from your applications."
        action={<Export />}
      />
      <RequireProfile waiting={<SkeletonRows label="Loading your figures" />}>
        <Figures />
      </RequireProfile>
    </Container>
  );
}

function Export() {
  const routes = useRoutes();
  const taken = useExport();
  const save = async (form: 'csv' | 'json') => {
    const applications = await taken.mutateAsync();
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
          isDisabled={taken.isPending}
          onPress={() => void save(form).catch(() => undefined)}
        >
          {form.toUpperCase()}
        </Button>
      ))}
      <LinkButton variant="secondary" size="md" icon={Upload} href={routes.pastApplications}>
        Bring past applications
      </LinkButton>
      {taken.error && (
        <p role="alert" className={styles.problem}>
          {taken.error.message}
        </p>
      )}
    </div>
  );
}

function Figures() {
  const routes = useRoutes();
  const { data, error, refetch } = useInsights();
  if (error && !data) return <LoadFailure what="your figures" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label="Loading your figures" />;
  const started = data.weeks.some(({ sent, waiting, failed }) => sent + waiting + failed > 0);
  if (!started && data.replies.length === 0)
    return (
      <EmptyState
        illustration="list"
        title="No figures yet"
        action={<LinkButton href={routes.exploreJobMatches}>Explore job matches</LinkButton>}
      >
        They start with your first application.
      </EmptyState>
    );
  return (
    <Stack gap="section">
      <Card as="section">
        <Text as="h2" look="heading">
          Applications by week
        </Text>
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
      <Text as="h2" look="heading">
        Answers
      </Text>
      <div className={styles.facts}>
        <KeyValues
          entries={[
            { name: 'Filled in for you, each with its source', value: answers.byUs },
            { name: 'Answered by you', value: answers.byYou },
            { name: 'Left for your review', value: answers.left },
            { name: 'Time saved, about', value: describeTimeSaved(answers.byUs) },
          ]}
        />
      </div>
      <ReasonLine icon={Clock}>
        Time saved counts {secondsPerAnswer} seconds for each answer we filled in. It is an estimate.
      </ReasonLine>
    </Card>
  );
}

function RepliesCard({ replies }: { replies: Insights['replies'] }) {
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        Replies by source
      </Text>
      {replies.length === 0 ? (
        <Text>Nothing has reached an employer yet.</Text>
      ) : (
        <div className={styles.facts}>
          <KeyValues
            entries={replies.map((one) => ({
              name: one.sourceName || "Employers' own pages",
              value: describeReplies(one),
            }))}
          />
        </div>
      )}
      <ReasonLine icon={MessagesSquare}>
        Counted from the replies you keep on your receipts. The range holds in nine of ten cases.
      </ReasonLine>
    </Card>
  );
}

function FollowUpsCard({ followUps }: { followUps: Insights['followUps'] }) {
  const routes = useRoutes();
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        Coming up
      </Text>
      {followUps.length === 0 && (
        <ReasonLine icon={CalendarDays}>
          No interviews or follow-ups are noted for the coming days.
        </ReasonLine>
      )}
      <ul className={styles.due}>
        {followUps.map((one) => (
          <li key={`${one.applicationId} ${one.at}`}>
            <b>{formatEventTime(one)}</b>{' '}
            <Link to={routes.receipt(one.applicationId)}>
              {one.title}, {one.company}
            </Link>
            : {one.words}
          </li>
        ))}
      </ul>
    </Card>
  );
}
