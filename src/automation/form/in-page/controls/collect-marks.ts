import { blockOf } from './block-facts.ts';
import type { ControlContext } from './control-context.ts';
import { findLabelledBy, findTitle } from './control-labels.ts';
import { findBackingInput } from './control-state.ts';
import { clean } from './dom.ts';
import { nameOf } from './name-facts.ts';
import { byIds, controlSelector, outerOf, readBody, stepOver } from './page-texts.ts';
import type { RawFollowing, RawMarks } from './raw-marks.ts';
import { isWanted, oncePerReading } from './reading.ts';

// Collects everything around a control that may mark it as required; the rules outside the page decide.

const findHost = (control: Element) => {
  const root = control.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

const findLegend = ({ group }: ControlContext) =>
  findTitle(group) ?? (group ? byIds(group, 'aria-labelledby')[0] : null);

/** Texts behind a control that its own style hides until they are needed. */
function listMessages(control: Element): string[] {
  const messages: string[] = [];
  for (let next = control.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(controlSelector()) || next.querySelector(controlSelector())) break;
    const { visibility, display } = (next as HTMLElement).style;
    if (visibility === 'hidden' || display === 'none') messages.push(clean(next.textContent).slice(0, 200));
  }
  return messages.filter(Boolean);
}

/** The first two nodes with text after a checkbox or its label. */
function listFollowing({ control, labels }: ControlContext): RawFollowing[] {
  const found: RawFollowing[] = [];
  if (control.type !== 'checkbox') return found;
  let next = stepOver((labels[0] ?? outerOf(control)).nextSibling, 'nextSibling');
  for (; next && found.length < 2; next = stepOver(next.nextSibling, 'nextSibling'))
    found.push({
      tag: next instanceof Element ? next.localName : '',
      end: clean(next.textContent).slice(-20),
    });
  return found;
}

const mostNotes = 20;

/** Sentences of the page that the rules want to see. */
export const listNotes = oncePerReading(() =>
  readBody()
    .slice(0, 50_000)
    .split(/\n|(?<=[.!?])\s/)
    .filter((sentence) => sentence.length <= 300 && isWanted('sentences', sentence))
    .slice(0, mostNotes),
);

const elementOf = (found: Element | string | undefined) => (typeof found === 'string' ? null : found);

export function collectMarks(context: ControlContext): RawMarks {
  const { control, group, inner, labels, labelText, near, opener, title, whole } = context;
  return {
    self: blockOf(control),
    group: blockOf(group),
    host: blockOf(findHost(control)),
    inner: blockOf(inner),
    backing: blockOf(findBackingInput(control)),
    opener: blockOf(opener),
    shared: whole?.inputs.map(blockOf) ?? [],
    title: nameOf(title),
    legend: nameOf(findLegend(context)),
    labels: labels.map(nameOf),
    labelledBy: findLabelledBy(control).map(nameOf),
    openerNames: opener ? byIds(opener, 'aria-labelledby').map(nameOf) : [],
    near: nameOf(elementOf(near.found)),
    whole: nameOf(elementOf(whole?.found)),
    passed: near.passed,
    wholePassed: whole?.passed ?? [],
    isLabeled: labelText !== '',
    messages: listMessages(control),
    following: listFollowing(context),
  };
}
