import { fieldErrors } from '#domain/messages/validation.ts';
// What the plain forms of public pages send.

import { z } from 'zod';
import { dataRequestKinds, doNotSellKinds, ticketCategories } from '#domain/request/request-kinds.ts';

const { required } = fieldErrors;
const email = z
  .string()
  .trim()
  .min(1, required)
  .max(254, fieldErrors.atMost(254))
  .regex(/^$|^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/, fieldErrors.exampleEmail);
const message = z.string().trim().max(5000, fieldErrors.atMost(5000));

function oneOf<Kinds extends Record<string, string>>(kinds: Kinds) {
  return z.enum(Object.keys(kinds) as (keyof Kinds & string)[], required);
}

export const TicketForm = z.object({
  category: oneOf(ticketCategories),
  email,
  message: message.min(1, required),
});
export type TicketForm = z.infer<typeof TicketForm>;

export const DataRequestForm = z.object({ kind: oneOf(dataRequestKinds), email, message });
export const DoNotSellForm = z.object({ kind: oneOf(doNotSellKinds), email, message });
export type PrivacyRequestForm = z.infer<typeof DataRequestForm> | z.infer<typeof DoNotSellForm>;
