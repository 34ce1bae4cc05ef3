import { useSearchParams } from 'react-router';
import { useDetailFocus } from './job-detail-view.tsx';

/** The state of a job list in the URL: its search, its filters, and the open job. */
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
    /** Shows another list, from its first page and with no job open. An empty value removes a filter. */
    narrow: (changes: Record<string, string>) => {
      const { job: _closed, page: _first, ...kept } = all;
      const entries = Object.entries({ ...kept, ...changes });
      setSearch(Object.fromEntries(entries.filter(([, value]) => value !== '')));
    },
  };
}
