const name = 'waitingPage';

/** Where the person was while their address waited to be confirmed; forgotten when they log out. */
export function keepWaitingPage(address: string): void {
  localStorage.setItem(name, address);
}

export function readWaitingPage(): string | null {
  return localStorage.getItem(name);
}
