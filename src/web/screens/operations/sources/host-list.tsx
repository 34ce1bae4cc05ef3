import { useState } from 'react';
import type { HostRow } from '#contract/operations/operations-sources.ts';
import { listHosts } from '#contract/operations/routes.ts';
import { formatMoment } from '#domain/application/application-date.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { hostTexts as texts } from '#web/texts/console/sources-console.ts';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

/** How politely each host was read, those with the most requests first. */
export function HostList() {
  const [page, setPage] = useState(1);
  return (
    <Loaded texts={texts} query={useConsole(listHosts, { query: { page, size: 10 } })}>
      {({ results, totalPages, totalRecords }) => (
        <>
          <DataTable
            title={texts.title(totalRecords)}
            note={texts.note}
            empty={texts.none}
            columns={texts.columns}
            rows={results.map((row) => ({ key: row.host, cells: describeHost(row) }))}
          />
          <Pagination page={page} pages={totalPages} onPage={setPage} label={texts.pages} />
        </>
      )}
    </Loaded>
  );
}

function describeHost({ host, requests, early, lastAt, delayMs, refusal }: HostRow) {
  return [
    host,
    requests.toLocaleString('en-US'),
    lastAt ? formatMoment(lastAt) : texts.never,
    texts.pause(delayMs),
    <Tag key="early" tone={early > 0 ? 'bad' : 'ok'}>
      {early > 0 ? texts.early(early) : texts.onTime}
    </Tag>,
    describeRefusal(refusal),
  ];
}

function describeRefusal(refusal: HostRow['refusal']): string {
  if (!refusal) return texts.noRefusal;
  const at = formatMoment(refusal.at);
  return refusal.waitSeconds === null
    ? texts.refusal(refusal.reason, at)
    : texts.refusalWithWait(refusal.reason, at, refusal.waitSeconds);
}
