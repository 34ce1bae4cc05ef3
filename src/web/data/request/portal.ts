import { createContext, useContext } from 'react';
import { type Portal, portalKinds } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';

/** Every page provides its own portal; a part rendered alone gets the main one. */
export const PortalContext = createContext<Portal>(portalKinds.SNR as Portal);

export function usePortal(): Portal {
  return useContext(PortalContext);
}

/** In-app paths by key; screens never hard-code a path. */
export function useRoutes(): RouteTable {
  return routesOf(usePortal());
}
