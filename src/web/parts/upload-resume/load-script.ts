const loading = new Map<string, Promise<void>>();

/** Adds a script of another service to the page, once, when it is first needed. */
export function loadScript(src: string, attributes: Record<string, string> = {}): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const added = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(
        new Error(
          'We could not reach the service your file is in. Try again, or choose it from your device.',
        ),
      );
    });
    document.head.append(script);
  });
  loading.set(src, added);
  return added;
}
