import { useState } from 'react';
import type { RequestRow } from '#contract/operations/operations-console.ts';
import { closeRequest, listRequests } from '#contract/operations/routes.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { isOverdue, requestTopics } from '#domain/request/request-kinds.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { requestTexts as texts } from '#web/texts/console/people-console.ts';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

const states = [
  { value: 'open', text: texts.states.open },
  { value: 'closed', text: texts.states.closed },
];

export function RequestsTab({ kind }: { kind: RequestRow['kind'] }) {
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const close = useConsoleAct(closeRequest);
  return (
    <Stack>
      <div>
        <Segmented
          quiet
          label={texts.show}
          options={states}
          value={status}
          onChange={(value) => setStatus(value === 'closed' ? 'closed' : 'open')}
        />
      </div>
      <Loaded texts={texts} query={useConsole(listRequests, { query: { status, kind } })}>
        {(requests) => (
          <DataTable
            bare
            title={texts.titles[kind]}
            empty={status === 'open' ? texts.noneOpen : texts.noneClosed}
            columns={[...texts.columns, ...(kind === 'privacy' ? [texts.due] : []), texts.close]}
            rows={requests.map((row) => ({
              key: row.id,
              cells: [
                row.reference,
                requestTopics[row.topic] ?? row.topic,
                row.userId ? (
                  <TextLink key="from" href={sectionHref('people', { id: row.userId })}>
                    {row.email}
                  </TextLink>
                ) : (
                  row.email
                ),
                row.message || '–',
                formatApplicationDate(row.createdAt),
                ...(row.dueAt ? [<DueDate key="due" row={row} dueAt={row.dueAt} />] : []),
                row.status === 'open' ? (
                  <ActButton
                    key="close"
                    label={texts.close}
                    title={texts.closeTitle(row.reference)}
                    effect={texts.closeEffect}
                    done={texts.closed(row.reference)}
                    act={(reason) =>
                      close.mutateAsync({ params: { kind: row.kind, requestId: row.id }, body: { reason } })
                    }
                  />
                ) : (
                  texts.states.closed
                ),
              ],
            }))}
          />
        )}
      </Loaded>
    </Stack>
  );
}

function DueDate({ row, dueAt }: { row: RequestRow; dueAt: string }) {
  const late = row.status === 'open' && isOverdue(dueAt);
  const date = formatApplicationDate(dueAt);
  return late ? (
    <>
      <Tag tone="bad">{texts.overdue}</Tag> {date}
    </>
  ) : (
    date
  );
}
