import type { FormLayout } from '#systems/reading/form/employer-adapter.ts';
import type { ControlContext, ControlContexts } from './control-context.ts';
import type { ControlNames } from './control-names.ts';
import type { ControlParts } from './control-parts.ts';
import type { ControlPlace } from './control-place.ts';
import type { ControlRegion } from './control-region.ts';
import type { ControlSections } from './control-sections.ts';
import type { ControlState } from './control-state.ts';
import type { ControlVisibility } from './control-visibility.ts';
import type { FileInputs } from './file-inputs.ts';
import type { ControlFinder } from './find-controls.ts';
import type { PageTexts } from './page-texts.ts';
import type { PageControls, RawControl, RawDrawn, RawForm } from './raw-control.ts';
import type { RequiredEvidence } from './required-evidence.ts';

export interface PageTools {
  texts: PageTexts;
  names: ControlNames;
  parts: ControlParts;
  state: ControlState;
  visibility: ControlVisibility;
  region: ControlRegion;
  files: FileInputs;
  place: ControlPlace;
  sections: ControlSections;
  finder: ControlFinder;
  contexts: ControlContexts;
  evidence: RequiredEvidence;
}

/** Every control of the document and of its open shadow roots, in page order. Runs inside the page. */
export function collectControls(
  layout: FormLayout,
  {
    texts,
    names,
    parts,
    state,
    visibility,
    region,
    files,
    place,
    sections,
    finder,
    contexts,
    evidence,
  }: PageTools,
): PageControls {
  const { choiceRoles, clean, drawnOf, isChoice, readShadow, readText } = texts;
  const { root, forms, controls, uploads } = finder.findControls(layout);
  const groups: Element[] = [];
  const clusters: Element[] = [];
  const numbered = (list: Element[], element: Element | null) => {
    if (element && !list.includes(element)) list.push(element);
    return element ? list.indexOf(element) : -1;
  };

  function chooseType({ control, isButton, isUpload }: ControlContext): string {
    if (isButton) return 'button';
    return isUpload || files.isDropZone(control) ? 'file' : (control.type ?? '');
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
      return names.readCustomChoice(control) || clean(control.getAttribute('label')) || readShadow(control);
    if (isChoice(control)) return names.readWord(control);
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
    /\?\W*$/.test(near.nearby) && names.isOnlySpoken(group) ? '' : names.findLegend(group);

  function readAriaLabel({ control, isButton, role }: ControlContext): string {
    const isCustom = isButton || (role === 'combobox' && control.localName !== 'input');
    return isCustom ? names.readSpoken(control) : clean(control.getAttribute('aria-label'));
  }

  const quote = (context: ControlContext, previous: Element | undefined) => {
    const { after, between, control, inner, near, opener, title, whole } = context;
    return {
      placeholder: clean(control.getAttribute('placeholder')) || place.readInvitation(control),
      ariaLabel: readAriaLabel(context),
      labelledBy: names.readLabelledBy(control),
      label: readLabel(context),
      describedBy: state.describe(control),
      title: readText(title),
      legend: readLegend(context),
      nearby: near.nearby,
      between,
      after: between === '' ? after : '',
      heading: names.findHeading(control),
      headings: sections.findHeadings(opener ?? control),
      before: sections.readBetween(previous, control),
      whole: whole?.text ?? '',
      part: whole?.number ?? 0,
      column: parts.findColumn(control),
      tokens: names.readTokens(control.name || inner?.name || control.id),
    };
  };

  const measure = ({ control, group }: ControlContext) => ({
    multiple: state.takesSeveral(control, group),
    mustBeTicked: control.type === 'checkbox' && control.required,
    pressed: names.findPressGroup(control) !== null,
    maxLength: Math.max(0, control.maxLength ?? 0),
    pattern: control.localName === 'input' ? (control.pattern ?? '') : '',
    isDate: state.isDateInput(control),
  });

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
      entries: entry && list ? `${place.findCss(list)} > ${entry.localName}` : '',
      holder: holder ? place.findCss(holder) : '',
    };
  }

  function describeControl(control: HTMLInputElement, previous: Element | undefined): RawControl {
    const context = contexts.lookAround(control, layout, uploads.has(control));
    const { between, choices, form, group, isUpload, labelText, near, opener } = context;
    const quoted = quote(context, previous);
    return {
      ...identify(context),
      ...quoted,
      group: numbered(groups, group),
      cluster: numbered(clusters, choices),
      form: form ? forms.indexOf(form) : -1,
      region: region.findRegion(opener ?? control),
      required: false,
      requiredBy: evidence.listMarks(context),
      ...measure(context),
      shown: isUpload || visibility.isSeen(control, root ?? form),
      trap: state.isTrap(
        control,
        `${labelText} ${near.nearby} ${between} ${control.placeholder ?? ''} ${quoted.describedBy}`,
      ),
      options: place.listOptions(control),
      drawn: describeDrawn(control),
      css: place.findCss(control),
    };
  }

  const describeForm = (form: HTMLFormElement): RawForm => ({
    css: place.findCss(form),
    heading: names.findFormHeading(form),
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

  return {
    controls: controls.map((control, index) => describeControl(control, controls[index - 1])),
    forms: forms.map(describeForm),
  };
}
