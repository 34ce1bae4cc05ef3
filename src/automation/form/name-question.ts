import type { RawControl } from '#automation/form/in-page/raw-control.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import { type ControlGroup, isApart, isChoice, isPressButton, isQuestionGroup } from './group-controls.ts';
import { nameUnit, readUnits } from './unit-lists.ts';

export interface QuestionName {
  label: string;
  labelSource: FormField['labelSource'];
  /** The part of a shared answer that this input takes; empty when nothing says which. */
  part?: string;
}

const hollow =
  /^(upload|attach|browse|choose|select|drop|drag|add|enter|type(?= (here|in|your|an?|or|some|the|to (search|filter|select))\b|\W*$)|please select|search|click|replace|remove|n\/a|yes|no(?!\.? of)|mm\/dd\/yyyy|dd\/mm\/yyyy|open(?! to)|toggle|untitled)\b.{0,40}$|^(?!.*\d.*[=?])[^\p{L}]*$/iu;

/** Words after such a beginning that still say nothing. */
const sayingNothing =
  /^((enter|type|select|choose|pick|search|please|add|your|an?|the|one|option|answer|text|value|here|date|open|toggle|mm|dd|yyyy)\W*)+$/i;

const uploadWords = new Set(
  'upload attach browse choose select drop drag add replace remove click please a an of the your file files here or and to it from computer device image pdf doc docx rtf txt max mb size n input field button'.split(
    ' ',
  ),
);

/** Upload instructions after the name of a file. */
const invitation = /(?<=\p{L}.*[\s*✱])(click|tap|drag|drop)\b.{0,40}\b(upload|files?|here|browse)\W*$/iu;

/** An emoji before a name. */
const picture = /^(?:\p{Extended_Pictographic}(?:\u200D|\uFE0F|\p{Emoji_Modifier})*)+\s*(?=\p{L})/u;

/** A prompt that doesn't say what for. The name of a file may begin with the same word. */
function isHollow(label: string, type: string): boolean {
  if (type === 'checkbox') return /^(yes|no|untitled|[^\p{L}]*)$/iu.test(label);
  if (type !== 'file') return hollow.test(label);
  const words = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => uploadWords.has(word));
}

/** A sample answer. */
const sample = /@|^https?:|^(e\.?g|ex|for example)\b|^[\d+(#_]/i;

/** A generated name. */
const numbered = /^(field|input|file|upload|item|q|question|element|control|txt|id)?\W*\d+$/i;

/** The label of a checkbox that only agrees to the text above it. */
const agreeing =
  /^(yes|ok|true|accept|agree|confirm|i (do )?(agree|accept|consent|confirm|understand|acknowledge)|yes,? i (agree|do|consent|accept)|i have read (it|this)|check this box|agreed|accepted)\.?$/i;

/** Names only the part of a date, amount, or phone number that an input takes. */
const piece =
  /^(mm|dd|yy(yy)?|month|day|year|dollars|cents|hh|hours?|minutes?|hour minutes|am\/pm( option)?|ext|[^\p{L}\d]*)\.?$/iu;
const joining = /^(to|and|through|until)$/;
const knownPart =
  /\b((first|last|middle) ?name|city|state|province|region|zip|postal|country|street|month|day|year|area)( code)?$/i;

/** Names the question, or the part of it that this input takes. */
export function nameQuestion(group: ControlGroup, all: readonly RawControl[]): QuestionName {
  if (group.joint) return { label: group.joint.label, labelSource: 'group' };
  const [first] = group.controls;
  const own = findName(group, all);
  const whole = cleanLabel(first.whole);
  // Units beside the input belong to the question, not to the input.
  if (own.labelSource !== 'name' && readUnits(first, all) !== '')
    return { label: whole, labelSource: 'group' };
  const isPiece = own.label !== '' && (piece.test(own.label) || joining.test(own.label));
  const isShort = first.maxLength > 0 && first.maxLength <= 4;
  // Next to a country list, only the phone number carries the name.
  if (own.labelSource === 'name' && !isPiece && !isShort) return own;
  if (whole === '' || !(isPiece || own.labelSource === 'token' || own.label === whole)) return own;
  const isMain = (one: RawControl) => one.whole === first.whole && cleanLabel(one.placeholder) === whole;
  if (isMain(first)) return { label: whole, labelSource: 'placeholder' };
  const offered = cleanLabel(first.options[0]?.label ?? '');
  const said = [
    isPiece ? own.label : '',
    knownPart.exec(first.tokens)?.[0] ?? '',
    piece.test(offered) ? offered : '',
    nameUnit(offered) ?? nameUnit(cleanLabel(first.options[1]?.label ?? '')) ?? '',
  ];
  const part = said.find((text) => /\p{L}/u.test(text)) ?? '';
  // "City State" above two inputs names both.
  const [named = ''] =
    part === '' ? [] : (new RegExp(`\\b${part.replace(/\W/g, '\\$&')}\\b`, 'i').exec(whole) ?? []);
  if (named !== '' && !isPiece && whole.length <= 40) return { label: named, labelSource: 'nearby', part };
  const number = first.part > 1 || all.some(isMain) ? String(first.part) : '';
  return {
    label: part || number ? `${whole} (${part || number})` : whole,
    labelSource: first.part > 1 ? 'nearby' : own.labelSource,
    part,
  };
}

/** The first text that really names it, from the most to the least trustworthy source. */
function findName({ controls }: ControlGroup, all: readonly RawControl[]): QuestionName {
  const [first] = controls;
  const isOption = isChoice(first) || isPressButton(first);
  const isSet =
    isOption &&
    (controls.length > 1 ||
      isPressButton(first) ||
      (first.legend !== '' && isQuestionGroup(first, all) && !isStatement(first)));
  const isBareConsent = isOption && !isSet && agreeing.test(cleanLabel(first.label));
  const own: [string, FormField['labelSource']][] =
    isSet || isBareConsent
      ? []
      : [
          [first.labelledBy, 'name'],
          // The label of a file input may be only a prompt.
          [
            first.type === 'file' && !isHollow(cleanLabel(first.ariaLabel), 'file') ? first.ariaLabel : '',
            'name',
          ],
          [first.label, 'name'],
          // The accessible name may be shorter than the question, or explain how to use the control.
          [first.ariaLabel, 'name'],
        ];
  const isOwnGroup = (isSet || isBareConsent || first.type === 'file') && ownsGroup(controls, all);
  const candidates: [string, FormField['labelSource']][] = [
    [isApart(first, all) ? '' : first.title, 'group'],
    [isSet && isNamedAbove(first) ? first.nearby : '', 'nearby'],
    // A section title says less than the input's own label, unless that is only an upload prompt.
    [first.type === 'file' && !hollow.test(first.label) ? first.label : '', 'name'],
    ...(isOption || first.type === 'file'
      ? [[isOwnGroup && !isSectionOfFiles(first) ? first.legend : '', 'group'] as [string, 'group']]
      : []),
    ...own,
    ...(isSet ? [[first.labelledBy, 'name'] as [string, 'name']] : []),
    [first.nearby.length <= 300 ? first.nearby : '', 'nearby'],
    [isOption && (isSet || isBareConsent) && first.between.length <= 300 ? first.between : '', 'nearby'],
    ...(isBareConsent ? [[first.label, 'name'] as [string, 'name']] : []),
    [/:\W*$/.test(first.between) && first.between.length <= 120 ? first.between : '', 'nearby'],
    [first.describedBy.length <= 200 ? first.describedBy : '', 'description'],
    [sample.test(first.placeholder) ? '' : first.placeholder, 'placeholder'],
    [first.between.length <= 120 ? first.between : '', 'nearby'],
    [first.after, 'nearby'],
    [isSet && controls.every((one) => one.column === first.column) ? first.column : '', 'group'],
    [isSet ? first.heading : '', 'group'],
    [first.options[0]?.value === '' ? first.options[0].label : '', 'placeholder'],
    [first.placeholder, 'placeholder'],
    [first.nearby.length > 300 ? first.nearby : '', 'nearby'],
    [first.tokens, 'token'],
  ];
  const isSaidOfAll = isSharedInvitation(first, all);
  const clean = (text: string) =>
    cleanLabel(first.type === 'file' ? text.replace(invitation, '') : text).replace(picture, '');
  const named = candidates.map(([text, source]) => ({ label: clean(text), labelSource: source }));
  const areNamedApart = new Set(controls.map((one) => one.labelledBy)).size === controls.length;
  const isOptionText = (label: string) =>
    controls.length > 1 &&
    isSet &&
    controls.some(
      (one) => cleanLabel(one.label) === label || (areNamedApart && cleanLabel(one.labelledBy) === label),
    );
  const good = named.find(
    ({ label, labelSource }) =>
      label !== '' &&
      !(isHollow(label, first.type) && !(first.tag === 'select' && /^type$/i.test(label))) &&
      !(isSaidOfAll && label === cleanLabel(first.label)) &&
      !isOptionText(label) &&
      !(labelSource === 'token' && numbered.test(label)),
  );
  const half = named.find(
    ({ label, labelSource }) =>
      labelSource !== 'token' &&
      first.tag !== 'button' &&
      /\p{L}/u.test(label) &&
      !isOptionText(label) &&
      !sayingNothing.test(label),
  );
  const isTelling =
    first.type === 'file' && /resume|cv|cover|letter|document|photo|certific/i.test(first.tokens);
  if (good?.labelSource === 'token' && half && !isOption && !isTelling) return half;
  return good ?? named.find(({ label }) => label !== '') ?? { label: '', labelSource: 'token' };
}

/** A prompt such as "Choose file", in any language, that several inputs share; the text beside each tells them apart. */
function isSharedInvitation(first: RawControl, all: readonly RawControl[]): boolean {
  const fellows = all.filter((one) => one.type === 'file' && one.label === first.label);
  const beside = new Set(fellows.map((one) => one.nearby || one.after).filter(Boolean));
  return first.type === 'file' && first.label !== '' && fellows.length > 1 && beside.size === fellows.length;
}

/** A complete statement; the legend above it is a section title. */
function isStatement({ label, legend }: RawControl): boolean {
  return label.length > 40 && legend.length < 30 && !/[?.:]\W*$/.test(legend);
}

/** A question directly above the choices names them, rather than the section or the longer accessible name. */
function isNamedAbove({ nearby, legend }: RawControl): boolean {
  const isAsked = (text: string) => /\?\W*$/.test(text);
  const shown = cleanLabel(nearby);
  const isRest = legend !== '' && nearby.startsWith(legend);
  return shown !== '' && ((isAsked(nearby) && !isAsked(legend) && !isRest) || legend.startsWith(`${shown} `));
}

/** The section asks for files; the text before the input says which one. */
function isSectionOfFiles({ legend, nearby, type }: RawControl): boolean {
  return (
    type === 'file' &&
    /^((supporting|your) )?(attachments?|documents?|files?|uploads?)\W*$/i.test(legend) &&
    !isHollow(cleanLabel(nearby), type)
  );
}

/** Nothing else is asked in the group, except the text input of an "Other" choice. */
function ownsGroup(controls: readonly RawControl[], all: readonly RawControl[]): boolean {
  const group = controls[0]?.group ?? -1;
  if (group < 0 || controls.some((one) => one.group !== group)) return false;
  const others = all.filter((one) => one.group === group && !controls.includes(one));
  const isFreeText = (one: RawControl) =>
    !isChoice(one) &&
    one.type !== 'file' &&
    /^\s*$|other|specify|explain|detail/i.test(`${one.label}${one.ariaLabel}${one.placeholder}`);
  return others.length === 0 || (others.length === 1 && others.every(isFreeText));
}
