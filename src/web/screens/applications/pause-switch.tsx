import { usePause, useSetPause } from '#web/data/applications/holding-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { pauseTexts as texts } from '#web/texts/applications/application-lists.ts';
import { failureTexts } from '#web/texts/buttons.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Switch } from '#web/widgets/fields/switch.tsx';
import styles from './applications-screen.module.css';

/** Lets the person pause all of their applications at once. */
export function PauseSwitch() {
  const { data: pause } = usePause();
  const change = useSetPause();
  if (!pause) return null;
  return (
    <div>
      <Switch
        isSelected={pause.paused}
        isDisabled={change.isPending}
        onChange={(paused) => change.mutate(paused)}
      >
        {pause.paused ? texts.paused : texts.pause}
      </Switch>
      {change.error && (
        <FailureHere title={failureTexts.notSaved} onRetry={() => change.mutate(change.variables)}>
          {change.error.message}
        </FailureHere>
      )}
    </div>
  );
}

/** Shown when nobody's applications can be prepared or sent, for example because the service has no browser. */
export function UnavailableBanner() {
  const { data } = usePause();
  if (!data?.unavailable) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="warn">{data.unavailable}</Banner>
    </div>
  );
}
