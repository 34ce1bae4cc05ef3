/** Focuses the first invalid field. */
export function focusFirstMistake(): void {
  // The error messages render in the next frame.
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
