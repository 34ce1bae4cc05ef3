import { useEffect } from 'react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { track } from '#web/data/visits/analytics.ts';

/** A look at one application, with the properties it wants told (D-091, D-181). */
export function useViewedEvent(application: JobApplication | undefined, screen: 'audit' | 'receipt'): void {
  const id = application?.id;
  const properties = JSON.stringify(application?.trackProperties ?? {});
  useEffect(() => {
    if (id) track('expert apply viewed', { ...JSON.parse(properties), applicationId: id, screen });
  }, [id, screen, properties]);
}

/** Names the page for tabs, history, and screen readers by what it shows, once that is known. */
export function usePageTitle(title: string | undefined): void {
  const portal = usePortal();
  useEffect(() => {
    // The layout around the page sets the route's title in an effect that runs after this one.
    if (title !== undefined) queueMicrotask(() => void (document.title = `${title} | ${portal.name}`));
  }, [title, portal.name]);
}
