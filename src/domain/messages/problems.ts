/** What people read about a refusal that has no text of its own. */
export const problemTexts = {
  invalid_request: "Some of the information isn't in the right format. Check it and try again.",
  not_signed_in: 'Please log in to continue.',
  no_credits: 'You have no application credits left.',
  not_premium: 'You need a plan to send applications.',
  forbidden: 'This belongs to another account.',
  not_found: "We couldn't find what you're looking for.",
  conflict: 'This changed in the meantime. Reload the page and try again.',
  possible_duplicate: 'You may have already applied for this job.',
  too_large: "That's too large. Shorten it or choose a smaller file.",
  storage_full: "You've used all of your file space. Delete files you no longer need, then try again.",
  unsupported_type: "We don't support this type of file or content.",
  misdirected: "This service isn't available at that host name.",
  idempotency_mismatch: 'This request was already made with different content.',
  rate_limited: 'Too many requests. Wait a moment and try again.',
  internal: 'Something went wrong on our end. Try again in a moment.',
  unavailable: 'The service is starting up or busy. Try again in a moment.',
};
