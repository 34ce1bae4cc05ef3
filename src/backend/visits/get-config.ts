import type { z } from 'zod';
import type { DriveKeys, PortalConfig } from '#contract/visits/visits.ts';
import { experimentKeys, experiments } from '#domain/experiment/experiment.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Returns everything a page needs to know about its portal (D-057, D-058). */
export function getConfig(
  portal: Portal,
  { driveKeys, requestTimeoutMs }: { driveKeys: DriveKeys; requestTimeoutMs: number },
): z.input<typeof PortalConfig> {
  return {
    portalCode: portal.code,
    portalId: portal.portalId,
    productCD: 'EAP',
    productID: '1',
    theme: portal.theme,
    features: [...portal.features],
    routes: describeRoutes(portal),
    supportPhone: portal.supportPhone,
    supportEmail: portal.supportEmail,
    companyName: portal.companyName,
    experimentIds: Object.fromEntries(experimentKeys.map((key) => [key, experiments[key].id])),
    driveKeys,
    timeouts: { requestMs: requestTimeoutMs },
  };
}

function describeRoutes(portal: Portal): Record<string, string> {
  const { completeProfile, onboarding: _steps, ...routes } = routesOf(portal);
  const described = Object.entries(routes).map(([key, target]) => [
    key,
    typeof target === 'function' ? decodeURIComponent(target('{id}')) : target,
  ]);
  return { ...Object.fromEntries(described), completeProfile: completeProfile({ hasDocument: false }) };
}
