/** After a refused step the person is led to the first field that says why. */
export function focusFirstMistake(): void {
  // The messages are drawn with the next frame.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [data-invalid]');
    field?.scrollIntoView({ block: 'center' });
    const target = field?.matches('input, textarea')
      ? field
      : field?.querySelector('input, textarea, button, select');
    (target as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  });
}
