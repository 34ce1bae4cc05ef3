import { useState } from 'react';
import { listAudit } from '#contract/operations/routes.ts';
import { formatProofMoment } from '#domain/application/application-date.ts';
import { administratorRole } from '#domain/operator-role.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { sectionHref } from '#web/screens/operations/parts/operations-sections.ts';
import { TextLink } from '#web/screens/operations/parts/text-link.tsx';
import { activityLog as texts } from '#web/texts/console/people-console.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';

export function AuditTab() {
  if ((useUser()?.role ?? 0) < administratorRole) return <Banner>{texts.administratorsOnly}</Banner>;
  return <Entries />;
}

function Entries() {
  const [page, setPage] = useState(1);
  return (
    <Loaded texts={texts} query={useConsole(listAudit, { query: { page, size: 50 } })}>
      {({ results, totalPages, totalRecords }) => (
        <Stack>
          <DataTable
            title={texts.count(totalRecords)}
            empty={texts.none}
            columns={texts.columns}
            rows={results.map((row) => ({
              key: row.id,
              cells: [
                formatProofMoment(row.at),
                row.operator,
                row.act,
                row.personId ? (
                  <TextLink key="person" href={sectionHref('people', { id: row.personId })}>
                    {row.personId.slice(0, 8)}
                  </TextLink>
                ) : (
                  '–'
                ),
                row.subject || '–',
                row.reason || '–',
              ],
            }))}
          />
          <Pagination page={page} pages={totalPages} onPage={setPage} />
        </Stack>
      )}
    </Loaded>
  );
}
