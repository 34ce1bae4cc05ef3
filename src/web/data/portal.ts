import { createContext, useContext } from 'react';
import { type Portal, portals } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';

export const PortalContext = createContext<Portal>(portals.SNR);

export function usePortal(): Portal {
  return useContext(PortalContext);
}

/** In-app targets by key; screens never write a path of their own. */
export function useRoutes(): RouteTable {
  return routesOf(usePortal());
}
