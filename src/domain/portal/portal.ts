/** Portal registry T1: one product under several brands; the code selects theme, routes and features. */
import {
  defaultFeatures,
  type Feature,
  flexFeatures,
  jobsSearchFeatures,
  mainFeatures,
  partnerFeatures,
} from './features.ts';
import type { RouteTableName } from './routes.ts';
import type { Theme } from './theme.ts';

export const PORTAL_CODES = [
  'SNR',
  'FLX',
  'DEFAULT',
  'JSR',
  'WLB',
  'LCA',
  'RBL',
  'JBH',
  'MDN',
  'SPH',
] as const;
export type PortalCode = (typeof PORTAL_CODES)[number];

export interface Portal {
  code: PortalCode;
  portalId: number;
  name: string;
  partner: boolean;
  /** Whose service a partner's pages run on. */
  poweredBy?: string;
  routeTable: RouteTableName;
  theme: Theme;
  features: readonly Feature[];
  supportPhone: string;
  supportEmail: string;
  companyName: string;
}

/** The portal of a host that names none. */
export const DEFAULT_PORTAL: PortalCode = 'SNR';

const contact = {
  supportPhone: '(555) 555-0100',
  supportEmail: 'support@example.com',
  companyName: 'Example Careers',
};
const own = { ...contact, name: 'Applywright', partner: false };
const partner = {
  ...contact,
  name: 'Expert Apply',
  partner: true,
  poweredBy: own.name,
  routeTable: 'expert-apply' as const,
  features: partnerFeatures,
};

export const portals: Record<PortalCode, Portal> = {
  SNR: { ...own, code: 'SNR', portalId: 1, routeTable: 'main', theme: 'azure', features: mainFeatures },
  FLX: {
    ...own,
    code: 'FLX',
    portalId: 2,
    routeTable: 'expert-apply',
    theme: 'indigo',
    features: flexFeatures,
  },
  DEFAULT: {
    ...own,
    code: 'DEFAULT',
    portalId: 3,
    routeTable: 'default',
    theme: 'base',
    features: defaultFeatures,
  },
  JSR: {
    ...own,
    code: 'JSR',
    portalId: 4,
    routeTable: 'jobs-search',
    theme: 'teal',
    features: jobsSearchFeatures,
  },
  WLB: { ...partner, code: 'WLB', portalId: 5, theme: 'base' },
  LCA: { ...partner, code: 'LCA', portalId: 6, theme: 'lca' },
  RBL: { ...partner, code: 'RBL', portalId: 7, theme: 'rbl' },
  JBH: { ...partner, code: 'JBH', portalId: 8, theme: 'jbh' },
  MDN: { ...partner, code: 'MDN', portalId: 9, theme: 'midnight' },
  SPH: { ...partner, code: 'SPH', portalId: 10, theme: 'sapphire' },
};

function readCode(text: string): PortalCode | undefined {
  return PORTAL_CODES.find((code) => code === text.toUpperCase());
}

/** Codes compare case-insensitively; an unknown code gets `DEFAULT`. */
export function findPortal(code: string): Portal {
  return portals[readCode(code) ?? 'DEFAULT'];
}

/** The portal named by a host's first label (`flx.localhost`), unless configuration names the whole host. */
export function portalOfHost(host: string, hosts: Readonly<Record<string, string>> = {}): Portal {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const configured = hosts[name];
  if (configured !== undefined) return findPortal(configured);
  return portals[readCode(name.split('.')[0] ?? '') ?? DEFAULT_PORTAL];
}

export function hasFeature(portal: Portal, feature: Feature): boolean {
  return portal.features.includes(feature);
}
