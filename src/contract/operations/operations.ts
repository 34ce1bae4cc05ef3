/** What the plain forms of public pages send. */

import { z } from 'zod';
import { dataRequestKinds, doNotSellKinds, ticketCategories } from '#domain/request/request-kinds.ts';

const required = 'Field is required';
const email = z
  .string()
  .trim()
  .min(1, required)
  .max(254, 'Use at most 254 characters')
  .regex(/^$|^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/, 'Enter an email address like name@example.com');
const message = z.string().trim().max(5000, 'Use at most 5,000 characters');

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
