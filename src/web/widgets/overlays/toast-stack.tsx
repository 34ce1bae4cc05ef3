import { type LucideIcon, X } from 'lucide-react';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './toast-stack.module.css';

export interface ToastMessage {
  message: string;
  icon?: LucideIcon;
  action?: { label: string; onPress: () => void };
}

const visibleMs = 6_000;
const queue = new ToastQueue<ToastMessage & { lift: number }>({ maxVisibleToasts: 1 });

/** One short message at a time; it stays while hovered or focused. */
export function stackToast(message: ToastMessage): void {
  for (const { key } of queue.visibleToasts) queue.close(key);
  queue.add({ ...message, lift: measureLift() }, { timeout: visibleMs });
}

/** How many pixels a toast needs at the lower edge of the screen. */
const room = 96;

/** Keeps a toast from covering the pressed button at the lower edge, or the bar that contained it. */
function measureLift(): number {
  const { activeElement, body } = document;
  const button = activeElement === body ? document.querySelector('[data-sticky-bar]') : activeElement;
  const pressed = button?.getBoundingClientRect();
  const isLow = pressed && pressed.top > innerHeight / 2 && pressed.bottom > innerHeight - room;
  return isLow ? innerHeight - pressed.top : 0;
}

export function ToastStack() {
  return (
    <AriaToastRegion queue={queue} className={styles.region}>
      {({ toast }) => (
        <Toast toast={toast} className={styles.toast} style={{ marginBottom: toast.content.lift }}>
          {toast.content.icon && <Icon of={toast.content.icon} size="sm" />}
          <ToastContent className={styles.message}>{toast.content.message}</ToastContent>
          {toast.content.action && (
            <Button
              className={styles.action}
              onPress={() => {
                toast.content.action?.onPress();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" aria-label={widgetTexts.close} className={styles.close}>
            <Icon of={X} size="sm" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
