import type { FormLayout } from '#systems/reading/form/employer-adapter.ts';
import { blockOf, findOwnBlocks, listBlocks } from './block-facts.ts';
import { readWord } from './choice-words.ts';
import { collectMarks, listNotes } from './collect-marks.ts';
import { type ControlContext, lookAround } from './control-context.ts';
import {
  findLegend,
  findPressGroup,
  isOnlySpoken,
  readCustomChoice,
  readLabelledBy,
  readSpoken,
  readTokens,
} from './control-labels.ts';
import { findFormHeading, findHeading } from './control-names.ts';
import { findColumn } from './control-parts.ts';
import { findCss, listOptions, readInvitation } from './control-place.ts';
import { findHeadings, readBetween } from './control-sections.ts';
import { describe, isAboveTitle, isDateInput, readNextButton, takesSeveral } from './control-state.ts';
import { lookForHiding } from './control-visibility.ts';
import { classOf, clean } from './dom.ts';
import { isDropZone } from './file-inputs.ts';
import { findControls } from './find-controls.ts';
import { listNames } from './name-facts.ts';
import { choiceRoles, drawnOf, isChoice, readSeen, readShadow, readText } from './page-texts.ts';
import type { RawControl, RawDrawn, RawForm } from './raw-control.ts';
import { beginReading, type Wanted } from './reading.ts';
import { leaveOutUsual, type SentControls } from './usual-facts.ts';

function chooseType({ control, isButton, isUpload }: ControlContext): string {
  if (isButton) return 'button';
  return isUpload || isDropZone(control) ? 'file' : (control.type ?? '');
}

const readValue = (control: HTMLInputElement, inner: HTMLInputElement | null) =>
  control.value ||
  (drawnOf(control)?.as === 'pills' ? '' : inner?.value) ||
  control.getAttribute('data-value') ||
  control.getAttribute('value') ||
  '';

const identify = (context: ControlContext) => {
  const { control, container, inner, isUpload, role } = context;
  return {
    tag: isUpload ? 'upload' : context.isButton ? 'button' : control.localName,
    type: chooseType(context),
    role,
    id: control.id || inner?.id || '',
    name: control.name || inner?.name || '',
    value: readValue(control, inner),
    key: container?.getAttribute('data-field-path') ?? '',
    autocomplete: control.getAttribute('autocomplete') ?? '',
  };
};

/** The text of a choice or a drop zone. */
function readOwnText({ control, isButton, isUpload, near, role }: ControlContext): string {
  if (choiceRoles.includes(role) || isButton)
    return readCustomChoice(control) || clean(control.getAttribute('label')) || readShadow(control);
  if (isChoice(control)) return readWord(control);
  return isUpload && near.nearby === '' ? readText(control) : '';
}

function readLabel(context: ControlContext): string {
  const { control, isButton, labelText, near, stray } = context;
  if (labelText || stray) return labelText || stray;
  // The text of a button that opens a list is its current value.
  const isOpener = isButton && control.hasAttribute('aria-haspopup');
  return (isOpener && near.nearby) || readOwnText(context);
}

/** A legend for screen readers may be shorter than the visible question. */
const readLegend = ({ group, near }: ControlContext) =>
  /\?\W*$/.test(near.nearby) && isOnlySpoken(group) ? '' : findLegend(group);

function readAriaLabel({ control, isButton, role }: ControlContext): string {
  const isCustom = isButton || (role === 'combobox' && control.localName !== 'input');
  return isCustom ? readSpoken(control) : clean(control.getAttribute('aria-label'));
}

const quote = (context: ControlContext, previous: Element | undefined) => {
  const { after, between, control, inner, near, opener, title, whole } = context;
  return {
    placeholder: clean(control.getAttribute('placeholder')) || readInvitation(control),
    ariaLabel: readAriaLabel(context),
    labelledBy: readLabelledBy(control),
    label: readLabel(context),
    describedBy: describe(control),
    title: readText(title),
    legend: readLegend(context),
    nearby: near.nearby,
    between,
    after: between === '' ? after : '',
    heading: findHeading(control),
    headings: findHeadings(opener ?? control),
    before: readBetween(previous, control),
    whole: whole?.text ?? '',
    part: whole?.number ?? 0,
    column: findColumn(control),
    tokens: readTokens(control.name || inner?.name || control.id),
  };
};

const measure = ({ control, group }: ControlContext) => ({
  multiple: takesSeveral(control, group),
  mustBeTicked: control.type === 'checkbox' && control.required,
  pressed: findPressGroup(control) !== null,
  maxLength: Math.max(0, control.maxLength ?? 0),
  pattern: control.localName === 'input' ? (control.pattern ?? '') : '',
  isDate: isDateInput(control),
});

/** Marks such as a star are no words. */
function readRest(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) if (rest.startsWith(name)) rest = rest.slice(name.length).trimStart();
  return /\p{L}/u.test(rest) ? rest : '';
}

/** The blocks that belong to the control alone, and what they say besides the texts that are quoted anyway. */
function lookAtOwnBlocks(
  control: Element,
  { after, between, describedBy, label, nearby }: ReturnType<typeof quote>,
): Pick<RawControl, 'own' | 'ownText'> {
  const found = findOwnBlocks(control);
  const text = found.map((one) => readSeen(one).slice(0, 300)).at(-1) ?? '';
  return {
    own: found.filter((one) => `${one.id}${classOf(one)}` !== '').map(blockOf),
    ownText: readRest(text, [nearby, between, label, after, describedBy]),
  };
}

function describeDrawn(control: Element): RawDrawn | null {
  const drawn = drawnOf(control);
  if (!drawn) return null;
  const {
    as,
    entries: [entry],
    holder,
    marks,
  } = drawn;
  const list = entry?.parentElement;
  return {
    as,
    marks,
    entries: entry && list ? `${findCss(list)} > ${entry.localName}` : '',
    holder: holder ? findCss(holder) : '',
  };
}

const describeForm = (form: HTMLFormElement): RawForm => ({
  css: findCss(form),
  heading: findFormHeading(form),
  text: clean(
    `${form.id} ${form.getAttribute('class') ?? ''} ${form.getAttribute('action') ?? ''} ${form.getAttribute('name') ?? ''}`,
  ),
  buttons: clean(
    [
      ...form.querySelectorAll<HTMLInputElement>(
        'button, input[type=submit], [role=button], a[class*=submit i], a[id*=submit i]',
      ),
    ]
      .map((button) => button.value || button.textContent)
      .join(' | '),
  ),
  shown: form.checkVisibility(),
});

/** Every control of the document and of its open shadow roots, in page order. */
export function collectControls(layout: FormLayout, wanted: Wanted): SentControls {
  beginReading(wanted);
  const { root, forms, controls, uploads } = findControls(layout);
  const groups: Element[] = [];
  const clusters: Element[] = [];
  const numbered = (list: Element[], element: Element | null) => {
    if (element && !list.includes(element)) list.push(element);
    return element ? list.indexOf(element) : -1;
  };

  function describeControl(control: HTMLInputElement, previous: Element | undefined): RawControl {
    const context = lookAround(control, layout, uploads.has(control));
    const { choices, form, group, isUpload } = context;
    const quoted = quote(context, previous);
    return {
      ...identify(context),
      ...quoted,
      group: numbered(groups, group),
      cluster: numbered(clusters, choices),
      form: form ? forms.indexOf(form) : -1,
      required: false,
      requiredBy: [],
      leftOutBy: [],
      marks: collectMarks(context),
      ...measure(context),
      sight: isUpload ? null : lookForHiding(control, root ?? form),
      tabIndex: control.getAttribute('tabindex') ?? '',
      readOnly: 'readOnly' in control && control.readOnly,
      ...lookAtOwnBlocks(control, quoted),
      nextButton: readNextButton(control),
      isAboveTitle: isAboveTitle(control),
      options: listOptions(control),
      drawn: describeDrawn(control),
      upload: uploads.get(control) ?? null,
      css: findCss(control),
    };
  }

  return leaveOutUsual({
    controls: controls.map((control, index) => describeControl(control, controls[index - 1])),
    forms: forms.map(describeForm),
    blocks: listBlocks(),
    names: listNames(),
    notes: listNotes(),
  });
}
