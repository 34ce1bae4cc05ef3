import type { SignalMarks } from '#systems/reading/form/employer-adapter.ts';
import { clean, createFinder } from './controls/dom.ts';

/** Selectors of inputs for an emailed code. */
export const codeInputs =
  '[id^=security-input-], input[autocomplete=one-time-code], input[name*=verification_code i]';

export interface Signals {
  url: string;
  isFormShown: boolean;
  /** Visible text where this system shows its acknowledgment; empty when there is none. */
  acknowledged: string;
  notices: string[];
  errors: string[];
  headings: string[];
  isChallengeShown: boolean;
  isCodeAsked: boolean;
}

/** Reads what the page shows right now, counting only what a person would see. */
export function readSignals(marks: SignalMarks): Signals {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const find = createFinder();
  const visible = (selector: string) => (selector === '' ? [] : find(selector).filter(isVisible));
  const texts = (selector: string) =>
    visible(selector).map((element) =>
      clean(element instanceof HTMLElement ? element.innerText : element.textContent),
    );

  function isChallenge(frame: HTMLIFrameElement): boolean {
    const input = frame.getBoundingClientRect();
    const isLarge = input.width > 100 && input.height > 100 && input.right > 0 && input.bottom > 0;
    const source = `${frame.src} ${frame.title}`;
    return (
      isLarge &&
      /recaptcha\S*bframe|hcaptcha\S*challenge|hcaptcha challenge|captcha-delivery\.com/i.test(source)
    );
  }

  /** Lines that may be an acknowledgment on a page without a known place for it. */
  function readNotices(): string[] {
    return visible(
      'h1, h2, h3, h4, p, [role=status], [role=alert], [class*=success i], [class*=confirm i], [class*=thank i]',
    )
      .filter((block) => block.querySelector('input, select, textarea') === null)
      .flatMap((block) => (block instanceof HTMLElement ? block.innerText.split('\n').map(clean) : []))
      .filter(Boolean);
  }

  const invalid = find<HTMLInputElement>(':user-invalid').map((control) => clean(control.validationMessage));
  return {
    url: location.href,
    isFormShown: visible(marks.form).length > 0,
    acknowledged: texts(marks.success).join(' '),
    notices: readNotices(),
    errors: [...new Set([...texts(marks.errors), ...invalid])].filter(Boolean),
    headings: texts('h1, h2').filter(Boolean),
    isChallengeShown: (visible('iframe') as HTMLIFrameElement[]).some(isChallenge),
    isCodeAsked: visible(codeInputs).length > 0,
  };
}
