import type { System } from '#systems/reading/system.ts';
import { bamboohr as board } from './board.ts';
import { isWholeBamboohr, readBamboohrDefinition } from './definition.ts';
import { bamboohr as form } from './form.ts';

export const bamboohr: System = {
  id: 'bamboohr',
  name: 'BambooHR',
  hosts: /\.bamboohr\.com$/,
  form,
  definition: { read: readBamboohrDefinition, isWhole: isWholeBamboohr },
  board,
};
