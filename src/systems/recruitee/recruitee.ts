import type { System } from '#systems/reading/system.ts';
import { recruitee as board } from './board.ts';
import { isWholeRecruitee, readRecruiteeDefinition } from './definition.ts';
import { recruitee as form } from './form.ts';

export const recruitee: System = {
  id: 'recruitee',
  name: 'Recruitee',
  hosts: /\.recruitee\.com$/,
  form,
  definition: { read: readRecruiteeDefinition, isWhole: isWholeRecruitee },
  board,
};
