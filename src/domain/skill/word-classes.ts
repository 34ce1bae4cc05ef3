import words from './data/words.json' with { type: 'json' };

type WordTest = (key: string) => boolean;

function hasWord(list: string, separator = ' '): WordTest {
  const known = new Set(list.split(separator));
  return (key) => known.has(key);
}

/** Tests the beginning of a word; texts repeat their words, so each result is cached, up to a limit. */
function hasStart(list: string): WordTest {
  const pattern = new RegExp(`^(?:${list.split(' ').join('|')})`);
  const tested = new Map<string, boolean>();
  return (key) => {
    const known = tested.get(key);
    if (known !== undefined) return known;
    const answer = pattern.test(key);
    if (tested.size < 20_000) tested.set(key, answer);
    return answer;
  };
}

/** "experience", "knowledge", "required" */
export const isAskingWord = hasStart(words.asking);
/** "develop", "repair", "teach": how a duty begins. */
export const isDutyWord = hasStart(words.duty);
/** "vacation", "disability" */
export const isTermsWord = hasStart(words.terms);
/** "you", "candidate" */
export const isPersonWord = hasWord(words.person);
/** "we", "our", "headquartered" */
export const isEmployerWord = hasWord(words.employer);
/** "need", "looking" */
export const isWantingWord = hasWord(words.wanting);
/** "attach", "deadline" */
export const isInstructingWord = hasWord(words.instructing);
/** "developer", "nurse", "team" */
export const isRoleWord = hasWord(words.role);
/** Between a skill and a role: "Java software engineer". */
export const isRoleModifier = hasWord(words['role modifier']);
/** "Skills:", "Technologies:" */
export const isLabel = hasWord(words.label);
/** "experience in …", "degree in …" */
export const isCueBefore = hasWord(words['cue before']);
/** "… skills", "… methodologies" */
export const isCueBehind = hasWord(words['cue behind']);
/** "fluent", "spoken" */
export const isLanguageCue = hasWord(words['language cue']);
/** After a degree: "PhD student" is a person. */
export const isNoDegree = hasWord(words['no degree']);
/** "experience with …" before a phrase that no list contains. */
export const isPhraseCue = hasWord(words['phrase cue']);
export const isPhraseEnd = hasWord(words['phrase end']);
/** "one or more …" */
export const isPhraseLead = hasWord(words['phrase lead']);
/** "field", "aspect": never the skill itself. */
export const isEmpty = hasWord(words.empty);
/** Empty words that a name may end with: "wireless technologies". */
export const isEmptyButLast = hasWord(words['empty but last']);
/** The last word of kinds of work: "barrier management", "process equipment". */
export const isWork = hasWord(words.work);
/** "continuous", "internal": these do not make a kind of work. */
export const isEmptyModifier = hasWord(words['empty modifier']);
/** "no", "without" */
export const isDenial = hasWord(words.denial);
/** "needed", "required" */
export const isNeed = hasWord(words.need);
/** Between a denial and its skill: "no prior experience with …". */
export const isDenialLink = hasWord(words['denial link']);
/** Before "in" or "with" and a name that is also a word: "experience with Go". */
export const isNameCue = hasWord(words['name cue']);
/** "experience", "ability": what the sentence asks for comes after it. */
export const isStrongCue = hasWord(words['strong cue']);
/** "strong", "excellent" */
export const isPraise = hasWord(words.praise);
/** "which", "growing", "offer": the sentence describes something. */
export const isDescribing = hasWord(words.describing);
/** "we", "our" */
export const isEmployerSpeaking = hasWord(words['employer speaking']);
/** "the", "your" */
export const isDeterminer = hasWord(words.determiner);
/** "plus", "required": after a skill. */
export const isBonusWord = hasWord(words.bonus);
/** "faculty", "scholarship" */
export const isAcademic = hasWord(words.academic);
/** Skills that are more often a benefit, a department, or the employer's field: "Healthcare", "Sales". */
export const isCommonName = hasWord(words['common name'], '; ');
