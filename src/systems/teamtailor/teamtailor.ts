import type { System } from '#systems/reading/system.ts';
import { teamtailor as board } from './board.ts';
import { teamtailorLayout } from './definition.ts';
import { teamtailor as form } from './form.ts';

export const teamtailor: System = {
  id: 'teamtailor',
  name: 'Teamtailor',
  hosts: /\.teamtailor\.com$/,
  form,
  page: teamtailorLayout,
  board,
};
