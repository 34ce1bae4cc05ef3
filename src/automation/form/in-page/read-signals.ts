import type { SignalMarks } from '#systems/reading/form/employer-adapter.ts';

/** Where pages ask for a code that was mailed; the page itself holds the same words. */
export const codeBoxes =
  '[id^=security-input-], input[autocomplete=one-time-code], input[name*=verification_code i]';

export interface Signals {
  url: string;
  isFormShown: boolean;
  /** Visible text in the system's place for the acknowledgment; empty when it has none. */
  acknowledged: string;
  notices: string[];
  errors: string[];
  headings: string[];
  isChallengeShown: boolean;
  isCodeAsked: boolean;
}

/** What the page says right now, counting only what a person would see. Runs inside the page. */
export function readSignals(marks: SignalMarks): Signals {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);

  function find(selector: string): Element[] {
    if (selector === '') return [];
    const [outer = '', ...inner] = selector.split(' >> ');
    let found: Element[] = roots.flatMap((root) => [...root.querySelectorAll(outer)]);
    for (const step of inner)
      found = found.flatMap((one) => [...(one.shadowRoot ?? one).querySelectorAll(step)]);
    return found;
  }
  const visible = (selector: string) => find(selector).filter(isVisible);
  const texts = (selector: string) =>
    visible(selector).map((element) =>
      clean(element instanceof HTMLElement ? element.innerText : element.textContent),
    );

  function isChallenge(frame: HTMLIFrameElement): boolean {
    const box = frame.getBoundingClientRect();
    const isLarge = box.width > 100 && box.height > 100 && box.right > 0 && box.bottom > 0;
    const source = `${frame.src} ${frame.title}`;
    return (
      isLarge &&
      /recaptcha\S*bframe|hcaptcha\S*challenge|hcaptcha challenge|captcha-delivery\.com/i.test(source)
    );
  }

  /** Lines in which a page without a place of its own for it may acknowledge the application. */
  function readNotices(): string[] {
    return visible(
      'h1, h2, h3, h4, p, [role=status], [role=alert], [class*=success i], [class*=confirm i], [class*=thank i]',
    )
      .filter((block) => block.querySelector('input, select, textarea') === null)
      .flatMap((block) => (block instanceof HTMLElement ? block.innerText.split('\n').map(clean) : []))
      .filter(Boolean);
  }

  const invalid = (find(':user-invalid') as HTMLInputElement[]).map((control) =>
    clean(control.validationMessage),
  );
  return {
    url: location.href,
    isFormShown: visible(marks.form).length > 0,
    acknowledged: texts(marks.success).join(' '),
    notices: readNotices(),
    errors: [...new Set([...texts(marks.errors), ...invalid])].filter(Boolean),
    headings: texts('h1, h2').filter(Boolean),
    isChallengeShown: (visible('iframe') as HTMLIFrameElement[]).some(isChallenge),
    isCodeAsked:
      visible('[id^=security-input-], input[autocomplete=one-time-code], input[name*=verification_code i]')
        .length > 0,
  };
}
