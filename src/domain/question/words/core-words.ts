/**
 * A normalized text (see fold-text.ts) that contains one of each group of core words and otherwise only words
 * that don't change what is asked. Any other word makes it another question.
 */
export function coreWords(cores: readonly string[], around: string): RegExp {
  const needed = cores.map((core) => `(?=.*\\b(?:${core})\\b)`).join('');
  // Single words, so that a text can be read in one way only.
  const words = new Set([...around.split(' '), ...cores.flatMap((core) => core.split(/[| ]/))]);
  return new RegExp(`^${needed}(?:(?:${[...words].join('|')})(?: |$))+$`);
}

/** Words of asking about the applicant, today or from now on. */
export const asking =
  'what whats is are do would will could can please select choose indicate check mark enter state specify list tell us the a an your you youd i am my me all that apply any one of to for in be this how';

/** Words for what somebody would like; none of them is about the present or the past. */
export const wishing =
  'want|wanted|wanting|wish|wished|prefer|preferred|preference|preferences|desired|desire|like|seek|seeking|sought|looking for|after|interested in|requested|request|open to|accept|acceptable|consider|willing|available|availability|able';
