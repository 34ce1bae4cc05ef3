import type { System } from '#systems/reading/system.ts';
import { rippling as board } from './board.ts';
import { rippling as form } from './form.ts';

export const rippling: System = {
  id: 'rippling',
  name: 'Rippling',
  hosts: /^ats\.rippling\.com$/,
  form,
  board,
};
