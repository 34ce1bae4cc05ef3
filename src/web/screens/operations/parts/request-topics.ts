import { dataRequestKinds, doNotSellKinds, ticketCategories } from '#domain/request/request-kinds.ts';

export const requestTopics: Record<string, string> = {
  ...dataRequestKinds,
  ...doNotSellKinds,
  ...ticketCategories,
};

export function isOverdue(dueAt: string): boolean {
  return Date.parse(dueAt) < Date.now();
}
