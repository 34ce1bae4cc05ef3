import type { System } from '#systems/reading/system.ts';
import { workday as board } from './board.ts';
import { workday as form } from './form.ts';

export const workday: System = {
  id: 'workday',
  name: 'Workday',
  hosts: /\.(myworkdayjobs|myworkdaysite)\.com$/,
  needsAccount: form.needsAccount,
  form,
  board,
};
