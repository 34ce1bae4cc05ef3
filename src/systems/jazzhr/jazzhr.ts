import type { System } from '#systems/reading/system.ts';
import { jazzhr as board } from './board.ts';
import { jazzhrLayout } from './definition.ts';
import { jazzhr as form } from './form.ts';

export const jazzhr: System = {
  id: 'jazzhr',
  name: 'JazzHR',
  hosts: /\.applytojob\.com$/,
  form,
  page: jazzhrLayout,
  board,
};
