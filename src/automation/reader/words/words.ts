import ar from './ar.json' with { type: 'json' };
import cs from './cs.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The concepts that the reader has words for; every language file in this folder lists each one. */
export type Concept =
  | 'resume'
  | 'apply'
  | 'jobs'
  | 'mail'
  | 'name'
  | 'phone'
  | 'closed'
  | 'thanks'
  | 'conditional'
  | 'signIn'
  | 'provider'
  | 'signInTitle'
  | 'signInAsked'
  | 'gate'
  | 'userName'
  | 'overview'
  | 'article'
  | 'ownList'
  | 'description'
  | 'duties'
  | 'openings'
  | 'board'
  | 'boardTitle'
  | 'jobTitle'
  | 'inviting'
  | 'aboutJob'
  | 'byMail'
  | 'applicationTitle'
  | 'received'
  | 'otherJobs'
  | 'elsewhere'
  | 'required'
  | 'upload'
  | 'fileNear'
  | 'fileAsked'
  | 'fileInvites'
  | 'signature';

type Language = { spaced: boolean } & Partial<Record<Concept, string[]>>;

const languages: readonly Language[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  pl,
  cs,
  tr,
  fi,
  sv,
  da,
  id,
  vi,
  ja,
  zh,
  ko,
  ru,
  ar,
  he,
  el,
];

/** All words for these concepts, in languages that separate words with spaces or in those that don't. */
export const alternatives = (isSpaced: boolean, ...concepts: readonly Concept[]) =>
  languages
    .filter((language) => language.spaced === isSpaced)
    .flatMap((language) => concepts.flatMap((concept) => language[concept] ?? []))
    .join('|');

/** Whole words in languages with spaces; characters anywhere in the others. Each entry is a regular expression. */
export function patternOf(...concepts: readonly Concept[]): string {
  const [words, characters] = [alternatives(true, ...concepts), alternatives(false, ...concepts)];
  const parts = [words && `(?<!\\p{L})(${words})(?!\\p{L})`, characters];
  return parts.filter(Boolean).join('|');
}

export const wordsFor = (...concepts: readonly Concept[]) => new RegExp(patternOf(...concepts), 'iu');

/** Names of application documents. */
export const resumeWords = wordsFor('resume');
/** Invitations to apply. English has its own patterns for whole phrases. */
export const applyingWords = wordsFor('apply');
/** Mentions jobs, which is enough when the form asks for a file. */
export const jobWords = wordsFor('jobs');
/** Words for a person's contact details. */
export const mailWords = wordsFor('mail');
export const nameWords = wordsFor('name');
export const phoneWords = wordsFor('phone');
