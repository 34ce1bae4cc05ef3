/** The nine brand themes (D-038); their colors are tokens in the web room. */
export const THEMES = [
  'base',
  'azure',
  'midnight',
  'indigo',
  'teal',
  'sapphire',
  'lca',
  'rbl',
  'jbh',
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * For emails, which can't use tokens; a test keeps them equal to the light ones. Each has enough contrast
 * with white.
 */
export const brandColors: Record<Theme, string> = {
  base: '#1a56db',
  azure: '#0067b8',
  midnight: '#1b2a49',
  indigo: '#4338ca',
  teal: '#0f766e',
  sapphire: '#1d4ed8',
  lca: '#9d174d',
  rbl: '#b91c1c',
  jbh: '#166534',
};

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Partner brands show upload and update-reason buttons outlined, all others filled (D-040). */
export function uploadButtonVariant(portal: { partner: boolean; theme: Theme }): 'primary' | 'secondary' {
  return portal.partner && (['base', 'lca', 'rbl', 'jbh'] as Theme[]).includes(portal.theme)
    ? 'secondary'
    : 'primary';
}
