/**
 * Until React listens, a press on a button goes nowhere. The last one is kept from here on; `stop` (called when React
 * takes over) ends that and returns what presses it again once the page is ready.
 */
export function keepEarlyPress(root: HTMLElement): { stop: () => () => void } {
  let pressed: HTMLElement | null = null;
  const listen = (event: Event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, [role="tab"]');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  root.addEventListener('click', listen, true);

  return {
    stop: () => {
      root.removeEventListener('click', listen, true);
      return () => pressed?.isConnected && pressed.click();
    },
  };
}
