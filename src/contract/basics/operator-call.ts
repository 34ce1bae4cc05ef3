import { z } from 'zod';
import { fieldErrors, operatorFieldErrors } from '#domain/messages/validation.ts';
import { administratorRole, operatorRole } from '#domain/operator-role.ts';

export const asOperator = { access: 'session', role: operatorRole } as const;
export const asAdministrator = { ...asOperator, role: administratorRole } as const;

export const Reason = z.string().trim().min(5, operatorFieldErrors.reason).max(500, fieldErrors.atMost(500));
export const Because = z.object({ reason: Reason });
export const Count = z.number().int();
