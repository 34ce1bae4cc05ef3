import { dataRequestKinds, doNotSellKinds } from '#domain/request/privacy-request.ts';
import { ticketCategories } from '#domain/request/ticket.ts';

export const requestTopics: Record<string, string> = {
  ...dataRequestKinds,
  ...doNotSellKinds,
  ...ticketCategories,
};

export function isOverdue(dueAt: string): boolean {
  return Date.parse(dueAt) < Date.now();
}
