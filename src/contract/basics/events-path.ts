/** The path of `sendEvents`, for pages that send before they have loaded the contract. */
export const eventsPath = '/eb/api/v1/events';
