/** Portal registry T1: one product under several brands; the code selects theme, routes, and features. */
import type { Brand } from './brand.ts';
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

/** What the code of a portal decides. */
export interface PortalKind {
  code: PortalCode;
  portalId: number;
  partner: boolean;
  routeTable: RouteTableName;
  theme: Theme;
  features: readonly Feature[];
}

/** URLs of a brand's own images. */
export interface BrandPictures {
  logo: string;
  /** Square, for home screens and emails. */
  icon: string;
  /** The preview of a shared link. */
  preview: string;
  /** Beside the headline of the home page; the product's own image when a brand has none. */
  hero?: string;
}

/** A kind of portal with its brand, which comes from configuration. */
export interface Portal extends PortalKind, Brand {
  pictures: BrandPictures;
}

/** The portals this service offers; always includes the default one. */
export interface Portals {
  portals: Readonly<Partial<Record<PortalCode, Portal>>>;
  defaultPortal: PortalCode;
}

/** The portal of a host that names none, unless `DEFAULT_PORTAL` is set. */
export const DEFAULT_PORTAL: PortalCode = 'SNR';

function own(kind: Omit<PortalKind, 'partner'>): PortalKind {
  return { ...kind, partner: false };
}

function partner(code: PortalCode, portalId: number, theme: Theme): PortalKind {
  return {
    code,
    portalId,
    theme,
    partner: true,
    routeTable: 'expert-apply',
    features: partnerFeatures,
  };
}

export const portalKinds: Record<PortalCode, PortalKind> = {
  SNR: own({ code: 'SNR', portalId: 1, routeTable: 'main', theme: 'azure', features: mainFeatures }),
  FLX: own({ code: 'FLX', portalId: 2, routeTable: 'expert-apply', theme: 'indigo', features: flexFeatures }),
  DEFAULT: own({
    code: 'DEFAULT',
    portalId: 3,
    routeTable: 'default',
    theme: 'base',
    features: defaultFeatures,
  }),
  JSR: own({
    code: 'JSR',
    portalId: 4,
    routeTable: 'jobs-search',
    theme: 'teal',
    features: jobsSearchFeatures,
  }),
  WLB: partner('WLB', 5, 'base'),
  LCA: partner('LCA', 6, 'lca'),
  RBL: partner('RBL', 7, 'rbl'),
  JBH: partner('JBH', 8, 'jbh'),
  MDN: partner('MDN', 9, 'midnight'),
  SPH: partner('SPH', 10, 'sapphire'),
};

function readCode(text: string): PortalCode | undefined {
  return PORTAL_CODES.find((code) => code === text.toUpperCase());
}

/**
 * Codes are case-insensitive; an unknown code gets `DEFAULT`, or the default portal when that is not offered.
 */
export function findPortal(offered: Portals, code: string): Portal {
  const { portals, defaultPortal } = offered;
  const found = portals[readCode(code) ?? 'DEFAULT'] ?? portals.DEFAULT ?? portals[defaultPortal];
  if (!found) throw new Error(`The default portal ${defaultPortal} has no brand`);
  return found;
}

/**
 * The portal that lists the host as its own, else the one its first label names (`flx.localhost`), else the
 * default.
 */
export function portalOfHost(offered: Portals, host: string): Portal {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const owner = Object.values(offered.portals).find(({ hosts }) => hosts.includes(name));
  if (owner) return owner;
  const code = readCode(name.split('.')[0] ?? '');
  return findPortal(offered, code && offered.portals[code] ? code : offered.defaultPortal);
}

export function hasFeature(portal: Pick<PortalKind, 'features'>, feature: Feature): boolean {
  return portal.features.includes(feature);
}

/** The `target` parameter of the login page (D-029): where to go after logging in. */
export function withTarget(login: string, target: string): string {
  return `${login}?target=${encodeURIComponent(target)}`;
}

/** Only a path on our own site is followed; anything else goes to the portal's home. */
export function safeTarget(target: string | null | undefined, home: string): string {
  // Browsers read "\" as "/" and drop control characters, so either could turn a path into another host.
  return target && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(target) ? target : home;
}
