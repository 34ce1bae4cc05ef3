import type { System } from '#systems/reading/system.ts';
import { jobvite as form } from './form.ts';

export const jobvite: System = {
  id: 'jobvite',
  name: 'Jobvite',
  hosts: /(^|\.)jobvite\.com$/,
  form,
};
