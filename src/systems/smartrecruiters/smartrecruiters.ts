import type { System } from '#systems/reading/system.ts';
import { smartrecruiters as board } from './board.ts';
import { smartrecruiters as form } from './form.ts';

export const smartrecruiters: System = {
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  hosts: /(^|\.)smartrecruiters\.com$/,
  form,
  board,
};
