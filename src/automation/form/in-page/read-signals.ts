export interface SignalMarks {
  form: string;
  success: string;
  errors: string;
}

/** Where pages ask for a code that was mailed; the page itself holds the same words. */
export const codeBoxes =
  '[id^=security-input-], input[autocomplete=one-time-code], input[name*=verification_code i]';

export interface Signals {
  url: string;
  isFormShown: boolean;
  /** Visible text of the employer's acknowledgement, empty when there is none. */
  success: string;
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
  const texts = (selector: string) => visible(selector).map((element) => clean(element.textContent));

  function isChallenge(frame: HTMLIFrameElement): boolean {
    const box = frame.getBoundingClientRect();
    const isLarge = box.width > 100 && box.height > 100 && box.right > 0 && box.bottom > 0;
    const source = `${frame.src} ${frame.title}`;
    return (
      isLarge &&
      /recaptcha\S*bframe|hcaptcha\S*challenge|hcaptcha challenge|captcha-delivery\.com/i.test(source)
    );
  }

  /** Where a system has no place of its own for it, the words must say it, and say it without reservation. */
  function findThanks(): string {
    const said =
      /thank(s| you)( so much| very much)? for (applying|your application|submitting)|application (has been |was |is )?(successfully )?(submitted|received|sent|complete[d]?)\b|received your (job )?application|successfully (applied|submitted)/i;
    const reserved =
      /\b(not|unable|could ?n.t|failed|error|problem|once|after|when|if|before|until|will be|by submitting|review your|draft|almost|one more step|incomplete)\b/i;
    const blocks = visible(
      'h1, h2, h3, h4, p, [role=status], [role=alert], [class*=success i], [class*=confirm i], [class*=thank i]',
    );
    const found = blocks
      .filter((block) => block.querySelector('input, select, textarea') === null)
      .map((block) => clean(block.textContent))
      .filter((text) => text.length < 600 && said.test(text));
    return found.some((text) =>
      reserved.test(text.split(/(?<=[.!?])\s/).find((part) => said.test(part)) ?? text),
    )
      ? ''
      : (found[0] ?? '');
  }

  const invalid = (find(':user-invalid') as HTMLInputElement[]).map((control) =>
    clean(control.validationMessage),
  );
  return {
    url: location.href,
    isFormShown: visible(marks.form).length > 0,
    success: marks.success === '' ? findThanks() : texts(marks.success).join(' '),
    errors: [...new Set([...texts(marks.errors), ...invalid])].filter(Boolean),
    headings: texts('h1, h2').filter(Boolean),
    isChallengeShown: (visible('iframe') as HTMLIFrameElement[]).some(isChallenge),
    isCodeAsked:
      visible('[id^=security-input-], input[autocomplete=one-time-code], input[name*=verification_code i]')
        .length > 0,
  };
}
