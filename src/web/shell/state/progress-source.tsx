import { useEffect } from 'react';
import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';

/** Public pages load it for signed-in people only. */
export function ProgressSource({ onProgress }: { onProgress: (progress: ProfileProgress) => void }) {
  const { hasDocument, EAST, EBST } = useProfileProgress() ?? {};
  useEffect(() => {
    if (hasDocument !== undefined) onProgress({ hasDocument, EAST, EBST });
  }, [hasDocument, EAST, EBST, onProgress]);
  return null;
}
