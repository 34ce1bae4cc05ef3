/** Background and shape colors; each pair is easy to see on white and on dark pages. */
const palettes = [
  ['#12355b', '#f2b134'],
  ['#1f6f54', '#e8f1d4'],
  ['#8c2f39', '#fbe3c0'],
  ['#2d3047', '#e0a458'],
  ['#0f6a73', '#d9f2ef'],
  ['#5b3a8c', '#f0e4ff'],
  ['#b3541e', '#fff1dc'],
  ['#234e9d', '#cfe3ff'],
  ['#3c4a5a', '#9fe0c8'],
  ['#7a2048', '#ffd9e6'],
  ['#31572c', '#f6d55c'],
  ['#f4efe6', '#b23a48'],
  ['#eaf3fb', '#1d4f91'],
  ['#f1f5ea', '#2f6f4f'],
] as const;

/**
 * Behind the shape, in a faint version of its color. The background fills the square, so that dark pages show
 * no white edge.
 */
const shades = [
  '',
  '<circle cx="32" cy="32" r="27"/>',
  '<path d="M0 64 64 0v64z"/>',
  '<path d="M32 3 61 18v28L32 61 3 46V18z"/>',
];

/** Drawn on a 64 by 64 canvas, around its center. */
const figures = [
  '<path d="M32 12c12 8 16 20 0 40-16-20-12-32 0-40z"/>',
  '<path d="M12 44 26 20l8 13 6-9 12 20z"/>',
  '<circle cx="32" cy="32" r="9"/><path d="M32 10v8M32 46v8M10 32h8M46 32h8M16 16l6 6M42 42l6 6M48 16l-6 6M22 42l-6 6" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M14 24q9-8 18 0t18 0M14 34q9-8 18 0t18 0M14 44q9-8 18 0t18 0" fill="none" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M18 46V28l14-10 14 10v18H36V36h-8v10z"/>',
  '<circle cx="25" cy="32" r="12"/><circle cx="39" cy="32" r="12" fill-opacity=".55"/>',
  '<path d="M32 12 36.7 26.2H52L39.6 35l4.8 14.6L32 40.6 19.6 49.6 24.4 35 12 26.2h15.3z"/>',
  '<path d="M16 16h14v14H16zM34 16h14v14H34zM16 34h14v14H16z"/><circle cx="41" cy="41" r="7"/>',
  '<path d="M14 48V30h8v18zM28 48V18h8v30zM42 48V24h8v24z"/>',
  '<path d="M32 50V30M32 40c-12 0-16-8-16-16 10 0 16 6 16 14M32 34c10 0 15-7 15-15-9 0-15 5-15 13" fill="none" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M32 12 50 22v20L32 52 14 42V22z" fill="none" stroke-width="5"/><circle cx="32" cy="32" r="6"/>',
  '<path d="M14 38c6-20 30-20 36 0H14z"/><path d="M12 45h40" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M16 40 28 24l8 10 12-16" fill="none" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  '<path d="M20 14h24L32 32zM20 50h24L32 32z"/>',
  '<path d="M32 14a18 18 0 1 1-18 18h10a8 8 0 1 0 8-8z"/>',
];

/** The logo of a fictional employer: always the same for one name, and rarely shared. */
export function drawMark(name: string): string {
  const seed = hash(name);
  const [ground, figure] = pick(palettes, seed);
  const turn = seed % 5 === 0 ? ' transform="rotate(180 32 32)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><g fill="${figure}" fill-opacity=".16">${pick(shades, seed >>> 8)}</g><g fill="${figure}" stroke="${figure}" stroke-width="0"${turn}>${pick(figures, seed >>> 16)}</g></svg>`;
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

/** FNV-1a with a final mix, so that names with the same beginning differ. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}
