import type { System } from '#systems/reading/system.ts';
import { personio as board } from './board.ts';
import { personio as form } from './form.ts';

export const personio: System = {
  id: 'personio',
  name: 'Personio',
  hosts: /\.jobs\.personio\.(de|com|es)$/,
  form,
  board,
};
