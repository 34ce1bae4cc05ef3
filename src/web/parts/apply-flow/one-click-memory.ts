const storageKey = 'dontShowOneClickMoreJobModal';

export function shouldAsk(storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return storage.getItem(storageKey) !== 'true';
}

export function dontAskAgain(storage: Pick<Storage, 'setItem'> = localStorage): void {
  storage.setItem(storageKey, 'true');
}
