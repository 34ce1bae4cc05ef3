import type { Layout } from './layout.ts';
import { compose } from './shape-compose.ts';
import { choosePeople } from './shape-people.ts';
import { type Entry, firstShapes } from './shapes-first.ts';
import { secondShapes } from './shapes-second.ts';

function toLayouts(entries: Entry[], set: Layout['set']): Layout[] {
  return entries.flatMap(({ id, prints, shape, as }, at) => {
    const people = choosePeople(set, at);
    const styled = as.filter((format) => format !== 'bare');
    const whole: Layout = {
      id,
      set,
      prints,
      people,
      render: Object.fromEntries(styled.map((format) => [format, compose(shape)])),
    };
    const bare: Layout = { id: `${id}-bare`, set, prints, people, render: { html: compose(shape, true) } };
    return as.includes('bare') ? [whole, bare] : [whole];
  });
}

export const webShapes: Layout[] = [
  ...toLayouts(firstShapes, 'shapes'),
  ...toLayouts(secondShapes, 'unseen'),
];
