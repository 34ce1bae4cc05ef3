import type { System } from '#systems/reading/system.ts';
import { workable as board } from './board.ts';
import { readWorkableDefinition } from './definition.ts';
import { workable as form } from './form.ts';

export const workable: System = {
  id: 'workable',
  name: 'Workable',
  hosts: /(^|\.)workable\.com$/,
  form,
  definition: { read: readWorkableDefinition },
  board,
};
