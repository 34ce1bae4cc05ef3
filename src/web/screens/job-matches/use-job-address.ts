import { useSearchParams } from 'react-router';
import { useDetailFocus } from './job-detail-view.tsx';

/** What the address says about a list of jobs: its search and filters, and the job that is open. */
export function useJobAddress() {
  const [search, setSearch] = useSearchParams();
  const chosenId = search.get('job');
  useDetailFocus(chosenId);
  const all = Object.fromEntries(search);
  return {
    search,
    setSearch,
    chosenId,
    select: (job: string) => setSearch({ ...all, job }),
    close: () => {
      const { job: _closed, ...rest } = all;
      setSearch(rest);
    },
    /** Another list: it begins at its first page, with no job open. An empty value takes a filter away. */
    narrow: (changes: Record<string, string>) => {
      const { job: _closed, page: _first, ...kept } = all;
      const entries = Object.entries({ ...kept, ...changes });
      setSearch(Object.fromEntries(entries.filter(([, value]) => value !== '')));
    },
  };
}
