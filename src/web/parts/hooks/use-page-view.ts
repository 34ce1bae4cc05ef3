import { useEffect } from 'react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { track } from '#web/data/visits/analytics.ts';

/** Reports that an application was viewed, with its own tracking properties (D-091, D-181). */
export function useViewedEvent(application: JobApplication | undefined, screen: 'audit' | 'receipt'): void {
  const id = application?.id;
  const properties = JSON.stringify(application?.trackProperties ?? {});
  useEffect(() => {
    if (id) track('expert apply viewed', { ...JSON.parse(properties), applicationId: id, screen });
  }, [id, screen, properties]);
}

/** Titles the page by its content once that is loaded, for tabs, history, and screen readers. */
export function usePageTitle(title: string | undefined): void {
  const portal = usePortal();
  useEffect(() => {
    // The layout around the page sets the route's title in an effect that runs after this one.
    if (title !== undefined) queueMicrotask(() => void (document.title = `${title} | ${portal.name}`));
  }, [title, portal.name]);
}
