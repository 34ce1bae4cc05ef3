import type { System } from '#systems/reading/system.ts';
import { ashby as board } from './board.ts';
import { readAshbyDefinition } from './definition.ts';
import { ashby as form } from './form.ts';

export const ashby: System = {
  id: 'ashby',
  name: 'Ashby',
  hosts: /(^|\.)ashbyhq\.com$/,
  form,
  definition: { read: readAshbyDefinition },
  board,
};
