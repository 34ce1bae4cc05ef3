import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readSummary } from '#domain/document/sections/about.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';

/** Words that claim nothing about a person's past, skills or numbers. */
const plainWords = `
a an the this that these those it its they them their he she we us our you your i me my mine who whom which what
and or but so as if than then also too both either though because while since about with without within into onto of off on
in at by for from to up over through toward towards between among across after around during per via
is am are be being do does can could would will shall should may might must have has want wish hope like love enjoy
look forward glad happy please thank thanks sincerely excite excited interest interested appeal appeals keen eager curious
role job position team company opportunity work place here there where when how why
bring join contribute learn grow add help support offer apply application
good great strong well right real true new own same such more much very really just simply
day way thing part people person someone something matter care meaningful
not no yes let make give take see feel think believe know find get go come keep tell say mean
next soon time future kind sort lot bit fit align match suit
`;

/**
 * The facts a draft may use: each job, each school, the skills, and each sentence of the summary, separately.
 */
export function listDraftFacts(document: UserDocument): string[] {
  const text = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return [
    ...readExperience(document).map(({ title, company, location, start, end, current, description }) =>
      text(`${title}, ${company}, ${location}, ${start} to ${current ? 'today' : end}. ${description}`),
    ),
    ...readEducation(document).map(({ degree, field, school, location, graduationYear }) =>
      text(`${degree} ${field}, ${school}, ${location}, ${graduationYear}`),
    ),
    readSkills(document).join(', '),
    ...text(readSummary(document)).split(/(?<=[.!?])\s+/),
  ].filter((fact) => /\p{L}/u.test(fact));
}

/**
 * The sentences of a draft that say more than the person's facts do. Fails closed: a sentence is proven only
 * when every meaningful word of it appears in one and the same fact, or, if it is about the job, when it says
 * nothing else.
 */
export function findUnprovenSentences(
  draft: string,
  { facts, job }: { facts: readonly string[]; job: { title: string; company: string } },
): string[] {
  const known = facts.map((fact) => new Set(listStems(fact)));
  const pairs = facts.map((fact) => new Set(listPairs(fact)));
  const named = new Set(listStems(`${job.title} ${job.company}`));
  return splitSentences(draft).filter((sentence) => {
    if (/https?:|www\.|[@<>{}[\]\\|`]|\w\.(com|org|net|io)\b/i.test(sentence)) return true;
    const telling = listStems(sentence).filter((word) => !plain.has(word));
    if (telling.every((word) => !isNumber(word) && named.has(word) && !claims.test(sentence))) return false;
    return !known.some(
      (words, index) =>
        telling.every((word) => words.has(word)) &&
        listPairs(sentence).every((pair) => pairs[index]?.has(pair)),
    );
  });
}

const plain = new Set(listStems(plainWords));

/** These would make the job's own title or employer part of the person's past. */
const claims = /\b(i.?m|i am|i was|i.?ve|i have|has|had|been|being|as an?|my|mine)\b/i;

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;:])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const numberWords =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred\w*|thousand\w*|million\w*|billion\w*|dozen\w*|decade\w*|double\w*|triple\w*|half|first|second|third|most|best|only|top|all|every|always|never)$/;

const isNumber = (word: string) => /\p{N}/u.test(word) || numberWords.test(word);

/** A number counts only together with what it counts. */
function listPairs(text: string): string[] {
  const words = listStems(text);
  return words.flatMap((word, index) => (isNumber(word) ? [`${word} ${words[index + 1] ?? ''}`] : []));
}

/** Words without their endings, so that a fact may use another form of the same word. */
function listStems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#%$-]*/gu) ?? [];
  return words
    .flatMap((word) => word.split(/['’]|-(?=\p{L})/u))
    .map((word) => word.replace(/[.-]+$/, ''))
    .filter(Boolean)
    .map((word) =>
      word.length > 4 ? word.replace(/(ies|ied)$/, 'y').replace(/(ing|ed|es|s|e)$/, '') : word,
    );
}
