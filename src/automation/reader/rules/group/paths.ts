import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { markup } from '#automation/reader/words/phrases.ts';

/** The name of the first choice of a row, if no other row uses it. */
export function nameRow(one: RawControl, all: readonly RawControl[]): string {
  const first = all.find((other) => other.cluster === one.cluster) ?? one;
  const isOwn = all.every((other) => other.cluster === one.cluster || other.name !== first.name);
  return isOwn && first.name !== '' ? first.name : `css:${first.css}`;
}

/** Ids that a component library generates anew on every render. */
export function isMadeUp(id: string): boolean {
  return markup.generatedId.test(id);
}

/** A name without its index, so that numbered names are equal. */
export function stemOf(name: string): string {
  return name
    .replace(/\[\]$/, '')
    .replace(/\[\d+\](?=(\[[^\]\d]*\])*$)/, '')
    .replace(/[._[-]?\d+\]?$/, '');
}

/** The name that the choices of a list share, or the place of the first. */
export function nameCluster(one: RawControl, all: readonly RawControl[]): string {
  const first = all.find((other) => other.cluster === one.cluster) ?? one;
  return stemOf(first.name) || `css:${first.css}`;
}

/** The name that the choices of a group share, or that of the first. */
export function nameGroup(one: RawControl, all: readonly RawControl[]): string {
  const members = all.filter((other) => other.group === one.group);
  const names = new Set(members.map((other) => other.name));
  const [only] = names;
  if (names.size === 1 && only) return only.replace(/\[\]$/, '');
  const first = members[0] ?? one;
  const own = first.name || first.id;
  return own === '' ? `css:${first.css}` : own;
}
