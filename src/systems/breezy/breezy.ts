import type { System } from '#systems/reading/system.ts';
import { breezy as board } from './board.ts';
import { breezyLayout } from './definition.ts';
import { breezy as form } from './form.ts';

export const breezy: System = {
  id: 'breezy',
  name: 'Breezy',
  hosts: /\.breezy\.hr$/,
  form,
  page: breezyLayout,
  board,
};
