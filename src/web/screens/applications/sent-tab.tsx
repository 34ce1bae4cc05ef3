import { useSentList } from '#web/data/applications/application-lists.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { EmptyList, NoResults } from './empty-list.tsx';
import { ListView } from './list-view.tsx';
import { StandardTable } from './standard-table.tsx';
import { ColumnFilter, SelectFilter } from './status-filter.tsx';
import { useFilter } from './use-filter.ts';
import { useRowPopups } from './use-row-popups.tsx';

export function SentTab() {
  const { page, filter, offered, setPage, setFilter } = useFilter();
  const rows = useRowPopups();
  const query = useSentList(filter, { page, paused: rows.open });
  return (
    <ListView query={query}>
      {({ results, totalPages }) =>
        results.length === 0 && filter === null ? (
          <EmptyList of="sent" />
        ) : (
          <Stack>
            {offered && <SelectFilter filter={filter} onFilter={setFilter} />}
            <StandardTable
              applications={results}
              dates
              rows={rows}
              filter={offered && <ColumnFilter filter={filter} onFilter={setFilter} />}
            />
            {results.length === 0 && <NoResults />}
            <Pagination page={page} pages={totalPages} onPage={setPage} />
            {rows.popups}
          </Stack>
        )
      }
    </ListView>
  );
}
