import type { Overview } from '#contract/operations/operations-console.ts';
import { getQueues, listJobSources } from '#contract/operations/routes.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import { isOverdue, requestTopics } from '#domain/request/request-kinds.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { QueueState, SourceHealth } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

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
    <Loaded what="the job sources" query={useConsole(listJobSources, { query: { size: fewSources } })}>
      {({ results, totalRecords }) => (
        <DataTable
          compact
          title="Job sources"
          action={
            <TextLink href={sectionHref('sources')}>{`All ${totalRecords.toLocaleString('en-US')}`}</TextLink>
          }
          empty="No job board is read yet. Turn on real jobs under Job sources."
          columns={['Source', 'Jobs', 'Health']}
          rows={results.map((source) => ({
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
