import { type ReactNode, useEffect, useRef } from 'react';
import { failureTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';

import styles from './failure-here.module.css';

interface FailureHereProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Another next step, beside "Try again". */
  action?: ReactNode;
  onClose?: () => void;
}

/** An error beside the button that caused it: announced, scrolled into view, with a retry button. */
export function FailureHere({ title, children, onRetry, action, onClose }: FailureHereProps) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone, the space below the button may be off screen.
  useEffect(() => {
    // Some browsers return a promise, which React would take for the effect's cleanup.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.failure}>
      <Banner
        tone="bad"
        title={title}
        {...(onClose && { onClose })}
        action={
          (onRetry || action) && (
            <Row>
              {onRetry && (
                <Button variant="secondary" size="md" onPress={onRetry}>
                  {failureTexts.retry}
                </Button>
              )}
              {action}
            </Row>
          )
        }
      >
        {children}
      </Banner>
    </div>
  );
}
