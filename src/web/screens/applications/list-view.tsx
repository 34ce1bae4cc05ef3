import type { ReactNode } from 'react';
import { useIdle } from '#web/data/account/idle.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { MissingInformation } from '#web/parts/failure/missing-information.tsx';
import { listTexts as texts } from '#web/texts/applications/application-lists.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';

interface ListViewProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Shows a skeleton while loading or while the person is idle. A loaded list stays when a reload fails. */
export function ListView<Data>({ query: { data, error, refetch }, children }: ListViewProps<Data>) {
  const idle = useIdle();
  if (error && data === undefined)
    return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (data === undefined || idle) return <SkeletonRows label={texts.loading} />;
  return children(data);
}

/** The banner above lists that can't grow until the profile is complete (D-020). */
export function MissingProfile() {
  const progress = useProfileProgress();
  const missing = progress !== undefined && (!progress.hasDocument || progress.EAST !== 'FINISH');
  return missing ? <MissingInformation progress={progress} /> : null;
}
