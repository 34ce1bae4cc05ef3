import { isApplication } from '#automation/reader/rules/application/application-rules.ts';
import type { KindRule } from './kind-rule.ts';

export const formRules: readonly KindRule[] = [
  {
    id: 'form/asks-for-an-application',
    kind: 'form',
    weight: 90,
    witnesses: [
      'builders/a-form-that-only-scripts-send-beside-the-first',
      'builders/names-behind-the-boxes-and-files-that-all-invite',
    ],
    holds: (page) => isApplication(page),
  },
];
