import { z } from 'zod';
import { administratorRole, operatorRole } from '#domain/operator-role.ts';

export const asOperator = { access: 'session', role: operatorRole } as const;
export const asAdministrator = { ...asOperator, role: administratorRole } as const;

export const Reason = z
  .string()
  .trim()
  .min(5, 'Say why, in a few words')
  .max(500, 'Use at most 500 characters');
export const Because = z.object({ reason: Reason });
export const Count = z.number().int();
