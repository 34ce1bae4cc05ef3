import { useState } from 'react';
import { pageSizes } from '#domain/application/status-filter.ts';
import { useApplicationList } from '#web/data/applications/application-lists.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Pagination } from '#web/widgets/layout/pagination.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListView, MissingProfile } from './list-view.tsx';
import { StandardTable } from './standard-table.tsx';
import { useRowPopups } from './use-row-popups.tsx';

export function PreparationTab() {
  const [page, setPage] = useState(1);
  const query = useApplicationList(['Preparing'], { page, size: pageSizes.main, paused: false });
  return (
    <Stack>
      <MissingProfile />
      <ListView query={query}>
        {({ results, totalPages }) =>
          results.length === 0 ? (
            <EmptyList of="preparing" />
          ) : (
            <>
              <StandardTable applications={results} />
              <Pagination page={page} pages={totalPages} onPage={setPage} />
            </>
          )
        }
      </ListView>
    </Stack>
  );
}

export function ProgressTab() {
  const [page, setPage] = useState(1);
  const rows = useRowPopups();
  const query = useApplicationList(['Processing'], { page, size: pageSizes.main, paused: rows.open });
  return (
    <ListView query={query}>
      {({ results, totalPages }) =>
        results.length === 0 ? (
          <EmptyList of="in-progress" />
        ) : (
          <Stack>
            <StandardTable applications={results} rows={rows} />
            <Pagination page={page} pages={totalPages} onPage={setPage} />
            {rows.popups}
          </Stack>
        )
      }
    </ListView>
  );
}
