import type { RawName, RawNamePart } from '#automation/form/in-page/controls/raw-marks.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { isStar, isStarredName, saysMark, saysRequiredClass } from './says-required.ts';

// Whether a name is marked as required: in its text, its classes, its parts, or beside it.

/** A visible star or word in an element that says what it is for. */
const isSign = ({ classes, end, spoken, tag, title }: RawNamePart) =>
  end !== '' &&
  (markup.requiredSignClass.test(classes) ||
    phrase.requiredWord.test(spoken) ||
    (tag === 'abbr' && phrase.requiredWord.test(title)));

/** A picture of a star, with its meaning for screen readers. */
const isSpokenMark = ({ role, spoken }: RawNamePart) =>
  ['note', 'img'].includes(role) && phrase.startsRequired.test(spoken);

const isMarkedPart = (part: RawNamePart) =>
  isSign(part) ||
  isSpokenMark(part) ||
  (part.tag === 'label' && saysRequiredClass(part.classes)) ||
  (part.isWhole && markup.requiredNameExact.test(part.classes));

/** Inside a label, the name may be followed by an explanation. */
const isStarredPart = ({ end, tag }: RawNamePart) =>
  ['span', 'b', 'strong', 'div', 'p'].includes(tag) && isStarredName(end);

const isMarkPicture = (text: string) => isStar(text) || phrase.requiredWord.test(text);

export const isMarkedName = (name: RawName | undefined): boolean =>
  name !== undefined &&
  (saysMark(name.text) ||
    saysRequiredClass(name.classes) ||
    name.parts.some(isMarkedPart) ||
    (name.tag === 'label' && name.parts.some(isStarredPart)) ||
    /[*✱]/.test(name.generated) ||
    name.around.some(saysMark) ||
    name.pictures.some(isMarkPicture));

/** In a table, the star may be in its own cell before the name. */
export const isMarkedText = (name: RawName | undefined, text: string): boolean =>
  name ? isMarkedName(name) || isStar(name.cellBefore) : saysMark(text);
