import { useEffect } from 'react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { track } from '#web/data/visits/analytics.ts';

/** A look at one application, with the properties it wants told (D-091, D-181). */
export function useViewedEvent(application: JobApplication | undefined, screen: 'audit' | 'receipt'): void {
  const id = application?.id;
  const properties = JSON.stringify(application?.trackProperties ?? {});
  useEffect(() => {
    if (id) track('expert apply viewed', { ...JSON.parse(properties), applicationId: id, screen });
  }, [id, screen, properties]);
}
