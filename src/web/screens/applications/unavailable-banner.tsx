import { usePause } from '#web/data/applications/holding-calls.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import styles from './applications-screen.module.css';

/** Nobody's applications can be prepared or sent now, for example because the service has no browser. */
export function UnavailableBanner() {
  const { data } = usePause();
  if (!data?.unavailable) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="warn">{data.unavailable}</Banner>
    </div>
  );
}
