/** After a refused step the person is led to the first field that says why. */
export function focusFirstMistake(): void {
  // The messages are drawn with the next frame.
  requestAnimationFrame(() => {
    const place = document.querySelector('[role="dialog"]') ?? document;
    const field = place.querySelector<HTMLElement>('[data-invalid]');
    field?.scrollIntoView?.({ block: 'center' });
    const target = field?.matches('input, textarea')
      ? field
      : (field?.querySelector('[contenteditable], input[aria-invalid="true"]') ??
        field?.querySelector('input, textarea, button, select'));
    (target as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  });
}
