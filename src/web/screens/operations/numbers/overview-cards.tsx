import type { Overview } from '#contract/operations/operations-console.ts';
import { getQueues, listJobSources } from '#contract/operations/routes.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import { statusLabels } from '#domain/messages/applications/status.ts';
import { isOverdue, requestTopics } from '#domain/request/request-kinds.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { QueueState, SourceHealth } from '#web/screens/operations/parts/state-tags.tsx';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import {
  dueRequestTexts,
  fewSourcesTexts,
  nowTexts,
  queueTexts,
} from '#web/texts/console/overview-console.ts';
import { sourceTexts } from '#web/texts/console/sources-console.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';

const fewSources = 5;

export function NowCard({ overview }: { overview: Overview }) {
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <DataTable
      compact
      title={nowTexts.title}
      empty=""
      columns={nowTexts.columns}
      rows={[
        {
          name: nowTexts.people,
          value: nowTexts.peopleCount(count(overview.people), count(overview.newPeople)),
        },
        ...overview.applications.map(({ status, count: number }) => ({
          name: nowTexts.applications(statusLabels[status]),
          value: count(number),
        })),
        { name: nowTexts.openTickets, value: count(overview.openTickets) },
      ].map(({ name, value }) => ({ key: name, cells: [name, value] }))}
    />
  );
}

export function QueuesCard() {
  return (
    <Loaded texts={queueTexts} query={useConsole(getQueues, {})}>
      {({ depths }) => (
        <DataTable
          compact
          title={queueTexts.title}
          action={<TextLink href={sectionHref('queues')}>{queueTexts.all}</TextLink>}
          empty={queueTexts.none}
          columns={queueTexts.fewColumns}
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
    <Loaded texts={fewSourcesTexts} query={useConsole(listJobSources, { query: { size: fewSources } })}>
      {({ results, totalRecords }) => (
        <DataTable
          compact
          title={fewSourcesTexts.title}
          action={<TextLink href={sectionHref('sources')}>{fewSourcesTexts.all(totalRecords)}</TextLink>}
          empty={fewSourcesTexts.none}
          columns={fewSourcesTexts.columns}
          rows={results.map((source) => ({
            key: source.id,
            cells: [
              sourceTexts.source(source),
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
      title={dueRequestTexts.title}
      action={<TextLink href={sectionHref('privacy')}>{dueRequestTexts.all}</TextLink>}
      empty={dueRequestTexts.none}
      columns={dueRequestTexts.columns}
      rows={dueRequests.map(({ reference, topic, dueAt }) => ({
        key: reference,
        cells: [
          requestTopics[topic] ?? topic,
          <Tag key="due" tone={isOverdue(dueAt) ? 'bad' : 'plain'}>
            {isOverdue(dueAt) ? dueRequestTexts.overdue(formatShortDate(dueAt)) : formatShortDate(dueAt)}
          </Tag>,
        ],
      }))}
    />
  );
}
