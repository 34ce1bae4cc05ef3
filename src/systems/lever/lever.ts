import type { System } from '#systems/reading/system.ts';
import { lever as board } from './board.ts';
import { leverLayout } from './definition.ts';
import { lever as form } from './form.ts';

export const lever: System = {
  id: 'lever',
  name: 'Lever',
  hosts: /(^|\.)lever\.co$/,
  form,
  page: leverLayout,
  board,
};
