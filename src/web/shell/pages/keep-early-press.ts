/**
 * Until React listens, a press on a button goes nowhere. The last one is kept until the returned function is called, when
 * React takes over; that returns what presses it again once the page is ready. A press that began before React listened
 * and ends after it does is kept as well, because React would see only its end.
 */
export function keepEarlyPress(root: HTMLElement): () => () => void {
  let begun: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  let [isTaken, isReady] = [false, false];

  const begin = (event: Event) => {
    begun = findButton(event);
  };
  const end = (event: Event) => {
    if (isTaken) root.removeEventListener('click', end, true);
    const button = findButton(event);
    if (!button || (isTaken && button !== begun)) return;
    event.preventDefault();
    if (isTaken) event.stopImmediatePropagation();
    begun = null;
    if (isReady) button.click();
    else pressed = button;
  };
  root.addEventListener('pointerdown', begin, true);
  root.addEventListener('click', end, true);

  return () => {
    isTaken = true;
    root.removeEventListener('pointerdown', begin, true);
    if (!begun) root.removeEventListener('click', end, true);
    return () => {
      isReady = true;
      if (pressed?.isConnected) pressed.click();
    };
  };
}

function findButton({ target }: Event): HTMLElement | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
  return button && !isPlainSearch(button) ? button : null;
}

/** A form that goes to an address with its words needs no React. */
function isPlainSearch(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.form?.getAttribute('method') === 'get';
}
