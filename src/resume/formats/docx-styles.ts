import { findAll, findChild, listElements, type XmlElement } from '#domain/text/read-xml.ts';
import { plainSize } from './flow.ts';

/** The character formatting of a style or run; what it leaves out comes from the style it is based on. */
export type Look = {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  caps?: boolean | undefined;
  hidden?: boolean | undefined;
  size?: number | undefined;
  color?: string | undefined;
};

export type Style = { look: Look; numbered: boolean; indent: number | undefined };

export type FindStyle = (id: string | undefined) => Style;

/** Styles inherit from each other; each is resolved once. */
export function readStyles(root: XmlElement | undefined): FindStyle {
  const nodes = new Map<string, XmlElement>();
  const [defaults] = findAll(root, 'w:rPrDefault');
  let plain: string | undefined;
  for (const style of findAll(root, 'w:style')) {
    const id = style.attributes['w:styleId'] ?? '';
    nodes.set(id, style);
    if (style.attributes['w:type'] === 'paragraph' && isOn(style.attributes['w:default'])) plain = id;
  }
  const base: Style = { look: readLook(findChild(defaults, 'w:rPr')), numbered: false, indent: undefined };
  const sums = new Map<string, Style>();
  const sum = (id: string, depth: number): Style => {
    const known = sums.get(id);
    if (known) return known;
    const node = nodes.get(id);
    if (!node || depth > 20) return base;
    const basedOn = findChild(node, 'w:basedOn')?.attributes['w:val'];
    const below = basedOn ? sum(basedOn, depth + 1) : base;
    const properties = findChild(node, 'w:pPr');
    const style = {
      look: mergeLooks(below.look, readLook(findChild(node, 'w:rPr'))),
      numbered: below.numbered || isNumbered(properties),
      indent: readIndent(properties) ?? below.indent,
    };
    sums.set(id, style);
    return style;
  };
  return (id) => sum(id && nodes.has(id) ? id : (plain ?? ''), 0);
}

export function readLook(properties: XmlElement | undefined): Look {
  const look: Look = {};
  for (const { name, attributes } of listElements(properties)) {
    const value = attributes['w:val'];
    if (name === 'w:b') look.bold = isOn(value ?? '1');
    else if (name === 'w:i') look.italic = isOn(value ?? '1');
    else if (name === 'w:caps' || name === 'w:smallCaps') look.caps = isOn(value ?? '1');
    else if (name === 'w:vanish' || name === 'w:webHidden') look.hidden = isOn(value ?? '1');
    else if (name === 'w:sz') look.size = Number(value) / 2 || plainSize;
    else if (name === 'w:color') look.color = value;
  }
  return look;
}

export function mergeLooks(below: Look, above: Look): Look {
  return { ...below, ...above };
}

export function isNumbered(properties: XmlElement | undefined): boolean {
  const numbering = findChild(properties, 'w:numPr');
  return numbering !== undefined && findChild(numbering, 'w:numId')?.attributes['w:val'] !== '0';
}

export function readIndent(properties: XmlElement | undefined): number | undefined {
  const attributes = findChild(properties, 'w:ind')?.attributes;
  const left = attributes?.['w:left'] ?? attributes?.['w:start'];
  return left === undefined ? undefined : Number(left) / 20 || 0;
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
