import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { consoleTexts } from '#web/texts/console/console-frame.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';

interface LoadedProps<Data> {
  what: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows a skeleton while the data loads, then the data or the failure. */
export function Loaded<Data>({ what, query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <LoadFailure what={what} error={query.error} onRetry={() => void query.refetch()} />;
  return <SkeletonRows label={consoleTexts.loading(what)} />;
}
