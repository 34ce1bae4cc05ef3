/**
 * Until React listens, a press on a button goes nowhere. The last one is kept until the returned function is called, when
 * React takes over; that returns what presses it again once the page is ready.
 */
export function keepEarlyPress(root: HTMLElement): () => () => void {
  let pressed: HTMLElement | null = null;
  const listen = (event: Event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, [role="tab"]');
    if (!button || isPlainSearch(button)) return;
    event.preventDefault();
    pressed = button;
  };
  root.addEventListener('click', listen, true);

  return () => {
    root.removeEventListener('click', listen, true);
    return () => pressed?.isConnected && pressed.click();
  };
}

/** A form that goes to an address with its words needs no React. */
function isPlainSearch(button: HTMLElement): boolean {
  return button instanceof HTMLButtonElement && button.form?.getAttribute('method') === 'get';
}
