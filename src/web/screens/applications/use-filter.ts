import { useState } from 'react';
import type { StatusFilter } from '#web/data/applications/application-lists.ts';
import { useApplyDirectly } from '#web/data/visits/use-experiment.ts';

/** The page and filter of a list. A new filter starts at page 1. Only the apply-directly test has filters. */
export function useFilter() {
  const offered = useApplyDirectly();
  const [{ page, filter }, setView] = useState<{ page: number; filter: StatusFilter }>({
    page: 1,
    filter: null,
  });
  return {
    page,
    filter: offered ? filter : null,
    offered,
    setPage: (next: number) => setView({ page: next, filter }),
    setFilter: (next: StatusFilter) => setView({ page: 1, filter: next }),
  };
}
