const name = 'waitingPage';

/** The page to return to after the email address is confirmed; deleted on logout. */
export function keepWaitingPage(address: string): void {
  localStorage.setItem(name, address);
}

export function readWaitingPage(): string | null {
  return localStorage.getItem(name);
}
