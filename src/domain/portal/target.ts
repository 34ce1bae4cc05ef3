/** The `target` parameter of the login page (D-029): where to go after signing in. */
export function withTarget(login: string, target: string): string {
  return `${login}?target=${encodeURIComponent(target)}`;
}

/** Only a path of our own site is followed; anything else leads to the portal's home. */
export function safeTarget(target: string | null | undefined, home: string): string {
  // Browsers read "\" as "/" and drop control characters, so either could turn a path into another host.
  return target && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(target) ? target : home;
}
