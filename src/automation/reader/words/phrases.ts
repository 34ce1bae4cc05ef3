import markupSources from './markup.json' with { type: 'json' };
import de from './phrases/de.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import es from './phrases/es.json' with { type: 'json' };
import fr from './phrases/fr.json' with { type: 'json' };
import it from './phrases/it.json' with { type: 'json' };
import nl from './phrases/nl.json' with { type: 'json' };
import pt from './phrases/pt.json' with { type: 'json' };

/** Texts that say one thing, as regular expressions that name their own beginning and end. */
type Phrase = keyof typeof en;
/** Classes, identifiers, addresses, and styles that libraries and vendors use. */
type Markup = keyof typeof markupSources;

export type Says = Record<Phrase | Markup, RegExp>;
export type SaysSources = Record<Phrase | Markup, string>;

const languages: readonly Partial<Record<Phrase, string[]>>[] = [en, de, fr, es, pt, it, nl];

const joinPhrases = (key: Phrase) => languages.flatMap((language) => language[key] ?? []).join('|');

/** The patterns of all languages as text. */
export const saysSources: SaysSources = Object.fromEntries([
  ...(Object.keys(en) as Phrase[]).map((key) => [key, joinPhrases(key)]),
  ...Object.entries(markupSources).map(([key, entries]) => [key, entries.join('|')]),
]) as SaysSources;

/**
 * Compiles each pattern when it is first used. Upper and lower case are the same, except in a name that ends with
 * "Exact"; in one that ends with "Line", each line begins and ends on its own.
 */
export function compileSays(sources: SaysSources): Says {
  const known: Partial<Says> = {};
  function compile(key: keyof Says): RegExp {
    const source = sources[key];
    const letters = key.endsWith('Exact') ? '' : key.endsWith('Line') ? 'im' : 'i';
    // Unicode patterns are slower, and locators can't escape quotes in them.
    return new RegExp(source, source.includes('\\p{') ? `${letters}u` : letters);
  }
  for (const key of Object.keys(sources) as (keyof Says)[])
    Object.defineProperty(known, key, {
      configurable: true,
      get() {
        const value = compile(key);
        Object.defineProperty(known, key, { value });
        return value;
      },
    });
  return known as Says;
}

const says = compileSays(saysSources);

/** What a text says, in any language. */
export const phrase: Record<Phrase, RegExp> = says;
/** What markup says, whatever the language of the page. */
export const markup: Record<Markup, RegExp> = says;
