import type { System } from '#systems/reading/system.ts';
import { icims as form } from './form.ts';

export const icims: System = {
  id: 'icims',
  name: 'iCIMS',
  hosts: /\.(icims|jibeapply)\.com$/,
  needsAccount: form.needsAccount,
  form,
};
