/** What people see when a call got no answer from the server. */
export const requestTexts = {
  unreachable: "We couldn't reach the service. Check your connection and try again.",
};
