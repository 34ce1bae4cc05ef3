import { getQueues, listJobSources, type Overview } from '#contract/operations/operations-console.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import { sectionHref } from './operations-sections.ts';
import { QueueState } from './queue-state.tsx';
import { isOverdue, requestTopics } from './request-topics.ts';
import { SourceHealth } from './source-health.tsx';
import { TextLink } from './text-link.tsx';

const fewSources = 5;

/** How many there are at this moment. */
export function NowCard({ overview }: { overview: Overview }) {
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <DataTable
      compact
      title="At this moment"
      empty=""
      columns={['What', 'Count']}
      rows={[
        { name: 'People', value: `${count(overview.people)}, ${count(overview.newPeople)} new in 7 days` },
        ...overview.applications.map(({ status, count: number }) => ({
          name: `Applications: ${status}`,
          value: count(number),
        })),
        { name: 'Open tickets', value: count(overview.openTickets) },
      ].map(({ name, value }) => ({ key: name, cells: [name, value] }))}
    />
  );
}

export function QueuesCard() {
  return (
    <Loaded what="the queues" query={useConsole(getQueues, {})}>
      {({ depths }) => (
        <DataTable
          compact
          title="Queues"
          action={<TextLink href={sectionHref('queues')}>Open queues</TextLink>}
          empty="There is no queue yet."
          columns={['Task', 'Waiting', 'State']}
          rows={depths.map((depth) => ({
            key: depth.task,
            cells: [depth.task, depth.ready, <QueueState key="state" depth={depth} />],
          }))}
        />
      )}
    </Loaded>
  );
}

export function SourcesCard() {
  return (
    <Loaded what="the job sources" query={useConsole(listJobSources, {})}>
      {(sources) => (
        <DataTable
          compact
          title="Job sources"
          action={<TextLink href={sectionHref('sources')}>{`All ${sources.length}`}</TextLink>}
          empty="No board, feed or page is read yet."
          columns={['Source', 'Jobs', 'Health']}
          rows={sources.slice(0, fewSources).map((source) => ({
            key: source.id,
            cells: [
              `${source.kind}: ${source.name}`,
              source.openJobs,
              <SourceHealth key="health" source={source} />,
            ],
          }))}
        />
      )}
    </Loaded>
  );
}

export function DueRequestsCard({ overview: { dueRequests } }: { overview: Overview }) {
  return (
    <DataTable
      compact
      title="Privacy requests"
      action={<TextLink href={sectionHref('privacy')}>Open requests</TextLink>}
      empty="Nobody waits for an answer."
      columns={['Request', 'Due']}
      rows={dueRequests.map(({ reference, topic, dueAt }) => ({
        key: reference,
        cells: [
          requestTopics[topic] ?? topic,
          <Tag key="due" tone={isOverdue(dueAt) ? 'bad' : 'plain'}>
            {isOverdue(dueAt) ? `Overdue: ${formatShortDate(dueAt)}` : formatShortDate(dueAt)}
          </Tag>,
        ],
      }))}
    />
  );
}
