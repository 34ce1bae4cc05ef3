import { createContext, useContext } from 'react';
import { type Portal, portalKinds } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';

/** Every page brings its own; a part on its own knows the routes and features of the main portal. */
export const PortalContext = createContext<Portal>(portalKinds.SNR as Portal);

export function usePortal(): Portal {
  return useContext(PortalContext);
}

/** In-app targets by key; screens never write a path of their own. */
export function useRoutes(): RouteTable {
  return routesOf(usePortal());
}
