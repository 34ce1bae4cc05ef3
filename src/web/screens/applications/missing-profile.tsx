import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { MissingInformation } from '#web/parts/failure/missing-information.tsx';

/** The banner over lists that cannot grow while the profile is not complete (D-020). */
export function MissingProfile() {
  const progress = useProfileProgress();
  const missing = progress !== undefined && (!progress.hasDocument || progress.EAST !== 'FINISH');
  return missing ? <MissingInformation progress={progress} /> : null;
}
