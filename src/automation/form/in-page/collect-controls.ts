import type { FormLayout } from '#systems/reading/form/employer-adapter.ts';
import type { ControlNames } from './control-names.ts';
import type { ControlParts } from './control-parts.ts';
import type { ControlPlace } from './control-place.ts';
import type { ControlSections } from './control-sections.ts';
import type { ControlState } from './control-state.ts';
import type { FileInputs } from './file-inputs.ts';
import type { PageTexts } from './page-texts.ts';
import type { PageControls, RawControl } from './raw-control.ts';
import type { RequiredMarks } from './required-marks.ts';

export interface PageTools {
  texts: PageTexts;
  names: ControlNames;
  parts: ControlParts;
  marks: RequiredMarks;
  state: ControlState;
  files: FileInputs;
  place: ControlPlace;
  sections: ControlSections;
  findUploadPlaces: (texts: PageTexts, root: Document | Element) => Set<Element>;
}

/** Every control of the document and of its open shadow roots, in page order. Runs inside the page. */
export function collectControls(
  layout: FormLayout,
  { texts, names, parts, marks, state, files, place, sections, findUploadPlaces }: PageTools,
): PageControls {
  const { byIds, choiceRoles, clean, closest, controlSelector, isChoice, readText } = texts;
  const within = (selector: string, element: Element) =>
    selector !== '' && closest(element, selector) !== null;
  const numbered = (list: Element[], element: Element | null) => {
    if (element && !list.includes(element)) list.push(element);
    return element ? list.indexOf(element) : -1;
  };

  const forms: HTMLFormElement[] = [];
  const groups: Element[] = [];
  const clusters: Element[] = [];
  const found: Element[] = [];
  const asked = layout.root === '' ? null : document.querySelector(layout.root);
  /** A list with role "checkbox" that contains the real checkboxes. */
  const isList = (element: Element) =>
    !element.matches('input') && isChoice(element) && element.querySelectorAll('input').length > 1;
  /** Two plain buttons that are a yes/no question in a layout we know. */
  const isYesNo = (element: Element) =>
    element.localName === 'button' &&
    within(layout.container, element) &&
    [...(element.parentElement?.children ?? [])].filter((one) => /^(yes|no)$/i.test(clean(one.textContent)))
      .length === 2 &&
    /^(yes|no)$/i.test(clean(element.textContent));
  const uploads = findUploadPlaces(texts, asked ?? document);
  const walk = (root: Document | ShadowRoot | Element) => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLFormElement) forms.push(element);
      const isControl = element.matches(controlSelector) && !isList(element);
      if (isControl || isYesNo(element) || uploads.has(element)) found.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(asked ?? document);
  const around = asked?.closest('form');
  if (around && !forms.includes(around)) forms.push(around);

  const wrappers = found.filter((one) => !one.matches('input, select, textarea') && one.hasAttribute('role'));
  const customLists = found.flatMap((one) => state.findCustomList(one) ?? []);
  const openers = found.flatMap((one) => (one.matches('[type=file]') ? (state.findOpener(one) ?? []) : []));
  const isAllRequired =
    /\ball (of the )?(form )?(fields|questions)( below)? (are|is) (required|mandatory)\b(?! to)/i.test(
      (document.body?.innerText ?? '').slice(0, 50_000),
    );

  /** Only a decoration of the choice beside it in the same label. */
  const isDrawing = (control: Element) =>
    choiceRoles.includes(control.getAttribute('role') ?? '') &&
    !control.matches('input') &&
    clean(control.textContent) === '' &&
    !control.querySelector('input') &&
    control.closest('label')?.querySelector('input:is([type=radio], [type=checkbox])') != null;

  /** Disabled until the choice before it is selected. */
  const isWaiting = (control: HTMLInputElement) =>
    control.disabled &&
    control.matches('input:not([type=radio], [type=checkbox])') &&
    control.previousElementSibling?.querySelector('input:is([type=radio], [type=checkbox])') != null;

  function isNone(control: HTMLInputElement): boolean {
    const isButton = control.localName === 'button';
    if (['hidden', 'submit', 'reset', 'image', 'button'].includes(control.type ?? '') && !isButton)
      return true;
    if (within(layout.ignore, control) || files.isAutofill(control, found) || files.isPortrait(control))
      return true;
    if (closest(control, '.iti, .iti__country-container') !== null && control.type !== 'tel') return true;
    if (control.localName !== 'select' && closest(control, '.select2-container, .chosen-container') !== null)
      return true;
    if (
      control.getAttribute('role') === 'listbox' &&
      byIds(control, 'aria-labelledby').some((one) => one && found.includes(one))
    )
      return true;
    if (texts.isBackingInput(control) || openers.includes(control) || state.isCalendarButton(control))
      return true;
    if (isDrawing(control) || isWaiting(control)) return true;
    if (customLists.some((list) => list.contains(control) && list !== control.parentElement)) return true;
    if (control.getAttribute('aria-hidden') === 'true')
      return control.type !== 'file' && state.findCustomList(control) === null;
    return wrappers.some(
      (one) =>
        one !== control &&
        one.contains(control) &&
        (choiceRoles.includes(one.getAttribute('role') ?? '') ||
          control.readOnly ||
          control.localName === 'select'),
    );
  }

  const readFirstOption = (control: Element) =>
    (control as unknown as HTMLSelectElement).options[0]?.value === ''
      ? clean((control as unknown as HTMLSelectElement).options[0]?.textContent)
      : '';

  function describeControl(control: HTMLInputElement, previous: Element | undefined): RawControl {
    const isUpload = uploads.has(control);
    const role = isUpload ? '' : (control.getAttribute('role') ?? '');
    const isButton = control.localName === 'button' && !isUpload;
    const opener = control.type === 'file' ? state.findOpener(control) : null;
    // In broken markup, a control can belong to a form that doesn't contain it.
    const form = closest(opener ?? control, 'form') ?? control.form ?? null;
    const group = names.findGroup(opener ?? control) ?? names.findPressGroup(control);
    const isPressed = isButton && control.hasAttribute('aria-pressed');
    const labels = opener || isPressed ? [] : names.labelsOf(control);
    const container = layout.container === '' ? null : control.closest(layout.container);
    const title = layout.title === '' ? null : container?.querySelector(layout.title);
    const inner = control.matches('input, select, textarea')
      ? null
      : control.querySelector<HTMLInputElement>('input, select, textarea');
    const near = names.findNearbyChoices(control, labels);
    const { nearby } = near;
    const after = nearby === '' && !isChoice(control) ? names.findAfter(control) : '';
    // Text in the control's own block names it better than a section title; a star marks that text as a name, too.
    const isStarred = /[*✱＊]$/.test(after);
    const isTitle = near.found instanceof Element && near.found.matches('h1, h2, h3, h4, h5, h6');
    const between = after !== '' && (isStarred || isTitle) ? '' : near.between;
    const whole = parts.findWhole(control);
    // A form behind a tab isn't rendered yet.
    const isRendered = form === null || form.checkVisibility();
    const isOff = (one: Element) => (isRendered ? !one.checkVisibility() : texts.isCollapsed(one, form));
    const isUnseen = labels.length > 0 && labels.every((one) => one.isConnected && isOff(one));
    // Text before the control is visible; a label that isn't rendered is not.
    const isReplaced = isUnseen && nearby !== '' && !isOff(control) && !isChoice(control);
    const labelText = opener
      ? state.readOpener(opener)
      : isReplaced
        ? ''
        : names.chooseLabel(labels, control);
    const stray = labelText === '' && !isReplaced ? names.findStray(control, near) : '';
    const legend = names.findTitle(group) ?? (group ? byIds(group, 'aria-labelledby')[0] : null);
    const isLone = control.type === 'checkbox' && names.findChoices(control) === null;
    const isStatement = control.type === 'checkbox' && labelText.length > 40;
    const isOnlyFile = control.type === 'file' && group?.querySelectorAll(controlSelector).length === 1;
    const named = isChoice(control)
      ? [
          title,
          legend,
          ...(isLone ? [...labels, ...byIds(control, 'aria-labelledby')] : isStatement ? labels : []),
        ]
      : [title, isOnlyFile ? legend : null, ...labels, ...names.findLabelledBy(control)];
    const isWeakLabel = labelText === '' || /^(upload|attach|drop|choose|browse|select)\b/i.test(labelText);
    const isNamedNearby =
      nearby !== ''
        ? isChoice(control) || isWeakLabel
        : between !== '' && (isChoice(control) || labelText === '');
    const ownName = control.name || inner?.name || '';
    const described = state.describe(control);
    const ownText =
      choiceRoles.includes(role) || isButton
        ? names.readCustomChoice(control) || clean(control.getAttribute('label')) || texts.readShadow(control)
        : isChoice(control)
          ? names.readWord(control)
          : isUpload && nearby === ''
            ? readText(control)
            : '';
    const isOptional = /\boptional\b/i.test(
      [...labels, legend].map((one) => one?.textContent ?? '').join(' '),
    );
    // A control that is marked itself, or whose name is, needs no other evidence.
    const own = marks.listOwnMarks(control, group);
    const said = own.length > 0 ? own : marks.listNameMarks(control, named, whole);
    const isProven = own.length > 0 || said.join() === 'name-marked';
    const listOtherMarks = () => [
      ...said,
      ...marks.keep({
        'own-label-starred': whole !== null && !isChoice(control) && labels.some(marks.isStarred),
        'opener-marked':
          opener !== null && marks.isOpenerMarked(opener, [legend, ...byIds(opener, 'aria-labelledby')]),
        'inner-attribute': isChoice(control) && inner?.required === true,
        'backing-input': state.findBackingInput(control)?.required === true,
        'nearby-marked': isNamedNearby && marks.isMarkedNearby(near),
        'whole-marked':
          whole !== null &&
          names.isPart(labelText || clean(control.ariaLabel)) &&
          !/\bline [2-9]$|^(middle|suffix)\b/i.test(labelText) &&
          marks.isMarkedWhole(whole),
        'message-waits': marks.isSaidNearby(control, labels, near),
        'first-option-starred': /[*✱]\s*$/.test(
          control.localName === 'select' ? readFirstOption(control) : '',
        ),
        'marked-after': isLone && names.isMarkedAfter(control, labels),
        'text-after-starred': isStarred,
        'placeholder-starred': /[*✱]\s*$/.test(control.placeholder ?? ''),
        'page-says-all': isAllRequired && !isOptional && control.type !== 'checkbox',
      }),
    ];
    return {
      tag: isUpload ? 'upload' : control.localName,
      type: isButton ? 'button' : isUpload || files.isDropZone(control) ? 'file' : (control.type ?? ''),
      role,
      id: control.id || inner?.id || '',
      name: ownName,
      value:
        control.value ||
        inner?.value ||
        control.getAttribute('data-value') ||
        control.getAttribute('value') ||
        '',
      key: container?.getAttribute('data-field-path') ?? '',
      autocomplete: control.getAttribute('autocomplete') ?? '',
      placeholder: clean(control.getAttribute('placeholder')) || place.readInvitation(control),
      ariaLabel:
        isButton || (role === 'combobox' && control.localName !== 'input')
          ? names.readSpoken(control)
          : clean(control.getAttribute('aria-label')),
      labelledBy: names.readLabelledBy(control),
      // The text of a button that opens a list is its current value.
      label: labelText || stray || (isButton && control.hasAttribute('aria-haspopup') && nearby) || ownText,
      describedBy: described,
      title: readText(title),
      // A legend for screen readers may be shorter than the visible question.
      legend: /\?\W*$/.test(nearby) && names.isOnlySpoken(group) ? '' : names.findLegend(group),
      nearby,
      between,
      after: between === '' ? after : '',
      heading: names.findHeading(control),
      headings: sections.findHeadings(opener ?? control),
      before: sections.readBetween(previous, control),
      whole: whole?.text ?? '',
      part: whole?.number ?? 0,
      column: parts.findColumn(control),
      tokens: names.readTokens(ownName || control.id),
      group: numbered(groups, group),
      cluster: numbered(clusters, names.findChoices(control)),
      form: form ? forms.indexOf(form as HTMLFormElement) : -1,
      region: state.findRegion(opener ?? control),
      required: false,
      requiredBy: isProven ? said : listOtherMarks(),
      multiple: state.takesSeveral(control, group),
      mustBeTicked: control.type === 'checkbox' && control.required,
      pressed: names.findPressGroup(control) !== null,
      maxLength: Math.max(0, control.maxLength ?? 0),
      pattern: control.localName === 'input' ? (control.pattern ?? '') : '',
      isDate: state.isDateInput(control),
      shown: isUpload || state.isSeen(control, asked ?? form),
      trap: state.isTrap(
        control,
        `${labelText} ${nearby} ${between} ${control.placeholder ?? ''} ${described}`,
      ),
      options: place.listOptions(control),
      css: place.findCss(control),
    };
  }

  const asking = (found as HTMLInputElement[]).filter((one) => !isNone(one));
  const controls = asking.map((control, index) => describeControl(control, asking[index - 1]));
  return {
    controls,
    forms: forms.map((form) => ({
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
    })),
  };
}
