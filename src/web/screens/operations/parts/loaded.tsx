import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';

interface LoadedProps<Data> {
  what: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Waiting, failed, or there. */
export function Loaded<Data>({ what, query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <LoadFailure what={what} error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows label={`Loading ${what}`} />;
}
