import type { System } from '#systems/reading/system.ts';
import { greenhouse as board } from './board.ts';
import { addGreenhousePageParts, isWholeGreenhouse, readGreenhouseDefinition } from './definition.ts';
import { greenhouse as form } from './form.ts';

export const greenhouse: System = {
  id: 'greenhouse',
  name: 'Greenhouse',
  hosts: /(^|\.)greenhouse\.io$/,
  form,
  definition: {
    read: readGreenhouseDefinition,
    isWhole: isWholeGreenhouse,
    addPageParts: addGreenhousePageParts,
  },
  board,
};
