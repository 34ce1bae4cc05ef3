import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';

interface LoadedProps<Data> {
  texts: { loading: string; notLoaded: string };
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows a skeleton while the data loads, then the data or the failure. */
export function Loaded<Data>({ texts, query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <LoadFailure title={texts.notLoaded} error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows label={texts.loading} />;
}
