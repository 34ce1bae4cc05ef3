/** Why a device didn't create or use a passkey. */
export const passkeyFailures = {
  exists: 'This device already has a passkey for your account.',
  notConfirmed: "Your device didn't confirm that it was you. Nothing has changed. Try again.",
  none: "This device doesn't have a passkey for this site. Log in another way.",
};
