import { type FlowRun, plainSize } from './flow.ts';
import { type Declarations, type Element, findAttribute } from './html-styles.ts';

export type Look = {
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  color: string;
  href?: string | undefined;
};

const skipped = new Set(
  'head script style noscript template title desc defs metadata math iframe object embed select option textarea canvas audio video button input'.split(
    ' ',
  ),
);
const headingSizes: Record<string, number> = { h1: 2, h2: 1.5, h3: 1.2, h4: 1.05, h5: 1, h6: 0.95 };
const smaller = 0.83;
export const plainLook: Look = { size: plainSize, bold: false, italic: false, caps: false, color: '' };

export function changeLook(element: Element, declarations: Declarations, look: Look): Look {
  const { tagName } = element;
  const weight = declarations['font-weight'];
  const heading = headingSizes[tagName];
  const drawn =
    tagName === 'text' ? readSize(`${findAttribute(element, 'font-size') ?? ''}px`, look.size) : undefined;
  const usual = heading ? plainSize * heading : tagName === 'small' ? look.size * smaller : look.size;
  const size = readSize(declarations['font-size'], look.size) ?? drawn ?? usual;
  return {
    size,
    bold: weight
      ? /^(bold|bolder|[6-9]00)$/.test(weight)
      : look.bold || heading !== undefined || ['b', 'strong', 'th'].includes(tagName),
    italic: declarations['font-style']
      ? declarations['font-style'] === 'italic'
      : look.italic || ['i', 'em'].includes(tagName),
    caps: declarations['text-transform'] ? declarations['text-transform'] === 'uppercase' : look.caps,
    color: declarations['color'] ?? look.color,
    href: tagName === 'a' ? findAttribute(element, 'href') : look.href,
  };
}

function readSize(value: string | undefined, around: number): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%)$/.exec(value ?? '') ?? [];
  if (unit === '') return undefined;
  const factor = { px: 0.75, pt: 1, em: around, rem: 12, '%': around / 100 }[unit] ?? 1;
  return Math.min(Math.max(Number(number) * factor, 4), 96);
}

export function isHidden(element: Element, declarations: Declarations): boolean {
  return (
    skipped.has(element.tagName) ||
    declarations['display'] === 'none' ||
    declarations['visibility'] === 'hidden' ||
    findAttribute(element, 'hidden') !== undefined
  );
}

/** How many children are side by side; 0 when they are stacked. */
export function countColumns(declarations: Declarations): number {
  const display = declarations['display'] ?? '';
  if (/flex/.test(display)) return /column/.test(declarations['flex-direction'] ?? '') ? 0 : Infinity;
  if (!/grid/.test(display)) return 0;
  const template = declarations['grid-template-columns'] ?? '';
  const repeated = template.replace(
    /repeat\(\s*(\d+)\s*,([^()]*(?:\([^()]*\))?[^()]*)\)/g,
    (_, times: string, track: string) => `${track} `.repeat(Math.min(Number(times), 12)),
  );
  const tracks = repeated
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean).length;
  return tracks > 1 ? tracks : 0;
}

export function toRun(text: string, { size, bold, italic, caps, color, href }: Look): FlowRun {
  const style = `${bold ? 'b' : ''}${italic ? 'i' : ''}${caps ? 'c' : ''} ${color}`.trim();
  return { text, size, style, href };
}
