/** The nine brand themes (D-038); their colours live in the web room's tokens. */
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

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Partner brands show upload and update-reason buttons outlined, all others filled (D-040). */
export function uploadButtonVariant(portal: { partner: boolean; theme: Theme }): 'primary' | 'secondary' {
  return portal.partner && (['base', 'lca', 'rbl', 'jbh'] as Theme[]).includes(portal.theme)
    ? 'secondary'
    : 'primary';
}
