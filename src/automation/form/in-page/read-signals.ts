import type { SignalMarks } from '#systems/reading/form/employer-adapter.ts';
import { clean, createFinder } from './controls/dom.ts';

/** Where a system shows its signals, and what else to look for. */
export interface SignalsWanted extends SignalMarks {
  /** Selects inputs for an emailed code. */
  codeInputs: string;
  /** Selects what may be an acknowledgment on a page without a known place for it. */
  notices: string;
}

export interface RawSignals {
  url: string;
  isFormShown: boolean;
  /** Visible text where this system shows its acknowledgment; empty when there is none. */
  acknowledged: string;
  notices: string[];
  errors: string[];
  headings: string[];
  /** Address and title of every frame that is large enough for a challenge. */
  frames: string[];
  isCodeAsked: boolean;
}

/** Reads what the page shows right now, counting only what a person would see. */
export function readSignals(marks: SignalsWanted): RawSignals {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const find = createFinder();
  const visible = (selector: string) => (selector === '' ? [] : find(selector).filter(isVisible));
  const texts = (selector: string) =>
    visible(selector).map((element) =>
      clean(element instanceof HTMLElement ? element.innerText : element.textContent),
    );

  function isLarge(frame: HTMLIFrameElement): boolean {
    const { width, height, right, bottom } = frame.getBoundingClientRect();
    return width > 100 && height > 100 && right > 0 && bottom > 0;
  }

  function readNotices(): string[] {
    return visible(marks.notices)
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
    frames: (visible('iframe') as HTMLIFrameElement[])
      .filter(isLarge)
      .map((frame) => `${frame.src} ${frame.title}`),
    isCodeAsked: visible(marks.codeInputs).length > 0,
  };
}
