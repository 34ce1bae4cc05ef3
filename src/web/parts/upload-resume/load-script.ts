import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';

/** A failure with a message for the person. */
export class DriveFailure extends Error {}

const loading = new Map<string, Promise<void>>();

/** Adds another service's script to the page, once, when it is first needed. */
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
      reject(new DriveFailure(texts.unreachable));
    });
    document.head.append(script);
  });
  loading.set(src, added);
  return added;
}
