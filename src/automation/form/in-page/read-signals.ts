export interface SignalMarks {
  form: string;
  success: string;
  errors: string;
}

export interface Signals {
  url: string;
  isFormShown: boolean;
  /** Visible text of the employer's acknowledgement, empty when there is none. */
  success: string;
  errors: string[];
  headings: string[];
  isChallengeShown: boolean;
  isPasswordAsked: boolean;
  isCodeAsked: boolean;
}

/** What the page says right now, counting only what a person would see. Runs inside the page. */
export function readSignals(marks: SignalMarks): Signals {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
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

  const invalid = [...document.querySelectorAll<HTMLInputElement>(':user-invalid')].map((control) =>
    clean(control.validationMessage),
  );
  return {
    url: location.href,
    isFormShown: visible(marks.form).length > 0,
    success: texts(marks.success).join(' '),
    errors: [...new Set([...texts(marks.errors), ...invalid])].filter(Boolean),
    headings: texts('h1, h2').filter(Boolean),
    isChallengeShown: (visible('iframe') as HTMLIFrameElement[]).some(isChallenge),
    isPasswordAsked: visible('input[type=password]').length > 0,
    isCodeAsked: visible('[id^=security-input-], input[autocomplete=one-time-code]').length > 0,
  };
}
