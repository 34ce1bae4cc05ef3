import type { FormLayout } from '#systems/reading/form/employer-adapter.ts';
import { findChoices } from './choice-lists.ts';
import type { Nearby } from './control-cells.ts';
import { chooseLabel, findGroup, findPressGroup, labelsOf } from './control-labels.ts';
import { findAfter, findNearbyChoices, findStray } from './control-names.ts';
import { findWhole, type Whole } from './control-parts.ts';
import { findOpener, readOpener } from './control-visibility.ts';
import { closest, drawnOf, isChoice, isCollapsed, isPill } from './page-texts.ts';

/** One control and the elements and texts around it. */
export interface ControlContext {
  control: HTMLInputElement;
  /** It may be a place for files without a file input. */
  isUpload: boolean;
  isButton: boolean;
  role: string;
  /** The button that opens the dialog with this file input. */
  opener: Element | null;
  form: HTMLFormElement | null;
  group: Element | null;
  /** The choices that it belongs to. */
  choices: Element | null;
  /** The block of the question and its title, in a layout we know. */
  container: Element | null;
  title: Element | null;
  /** The native control inside a custom one. */
  inner: HTMLInputElement | null;
  labels: Element[];
  labelText: string;
  /** Replaces a missing label: a label without a target, or one that targets another input. */
  stray: string;
  near: Nearby;
  between: string;
  after: string;
  /** The question that it shares with other inputs. */
  whole: Whole | null;
}

// Finds the elements and texts that belong to a control.

const findInner = (control: Element) =>
  control.matches('input, select, textarea')
    ? null
    : control.querySelector<HTMLInputElement>('input, select, textarea');

/** The text before the control is visible; its label isn't. */
function isReplaced(
  control: Element,
  labels: readonly Element[],
  form: Element | null,
  nearby: string,
): boolean {
  if (labels.length === 0 || nearby === '' || isChoice(control)) return false;
  // A form behind a tab isn't rendered yet.
  const isRendered = form === null || form.checkVisibility();
  const isOff = (one: Element) => (isRendered ? !one.checkVisibility() : isCollapsed(one, form));
  return labels.every((one) => one.isConnected && isOff(one)) && !isOff(control);
}

/** Text in the control's own block names it better than a section title; a star marks that text as a name, too. */
function chooseBetween({ between, found }: Nearby, after: string): string {
  const isStarred = /[*✱＊]$/.test(after);
  const isTitle = found instanceof Element && found.matches('h1, h2, h3, h4, h5, h6');
  return after !== '' && (isStarred || isTitle) ? '' : between;
}

/** The labels of a control and the texts around it. */
function findTexts({
  control,
  form,
  isButton,
  opener,
}: Pick<ControlContext, 'control' | 'form' | 'isButton' | 'opener'>) {
  const isPressed = isButton && (control.hasAttribute('aria-pressed') || isPill(control));
  const labels = opener || isPressed ? [] : labelsOf(control);
  const near = findNearbyChoices(control, labels);
  const after = near.nearby === '' && !isChoice(control) ? findAfter(control) : '';
  const isUnlabeled = isReplaced(control, labels, form, near.nearby);
  const own = isUnlabeled ? '' : chooseLabel(labels, control);
  const labelText = opener ? readOpener(opener) : own;
  const stray = labelText === '' && !isUnlabeled ? findStray(control, near) : '';
  return { labels, labelText, stray, near, after, between: chooseBetween(near, after) };
}

/** Choices without any role are a group of their own. */
const findOwnGroup = (control: Element) =>
  isPill(control) ? findPressGroup(control) : (findGroup(control) ?? findPressGroup(control));

/** Plain elements count as what they look like. */
function findKind(control: Element, isUpload: boolean): Pick<ControlContext, 'isButton' | 'role' | 'inner'> {
  const drawn = drawnOf(control);
  if (drawn)
    return { isButton: isPill(control), role: isPill(control) ? '' : 'combobox', inner: drawn.holder };
  return {
    isButton: control.localName === 'button' && !isUpload,
    role: isUpload ? '' : (control.getAttribute('role') ?? ''),
    inner: findInner(control),
  };
}

export function lookAround(control: HTMLInputElement, layout: FormLayout, isUpload: boolean): ControlContext {
  const opener = control.type === 'file' ? findOpener(control) : null;
  // In broken markup, a control can belong to a form that doesn't contain it.
  const form = (closest(opener ?? control, 'form') as HTMLFormElement | null) ?? control.form ?? null;
  const container = layout.container === '' ? null : control.closest(layout.container);
  const title = layout.title === '' ? null : (container?.querySelector(layout.title) ?? null);
  const { isButton, role, inner } = findKind(control, isUpload);
  return {
    control,
    isUpload,
    isButton,
    role,
    opener,
    form,
    group: findOwnGroup(opener ?? control),
    choices: findChoices(control),
    container,
    title,
    inner,
    whole: findWhole(control),
    ...findTexts({ control, form, isButton, opener }),
  };
}
