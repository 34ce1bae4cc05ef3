/** Practice employers live on names that only the own machine or network knows, never on a public one. */
export function isLocalHost({ hostname }: URL): boolean {
  return !hostname.includes('.') || hostname.endsWith('.localhost') || /^(127|10|192\.168)\./.test(hostname);
}
