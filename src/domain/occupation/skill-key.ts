import { foldWords } from './fold-words.ts';

/** Different names of the same skill. */
const sameSkills = new Map(
  Object.entries({
    'microsoft excel': 'excel',
    'ms excel': 'excel',
    'microsoft powerpoint': 'powerpoint',
    'ms powerpoint': 'powerpoint',
    'microsoft word': 'word',
    'ms word': 'word',
    'ms office': 'microsoft office',
    nodejs: 'node js',
    reactjs: 'react',
    'react js': 'react',
    vuejs: 'vue js',
    js: 'javascript',
    golang: 'go',
    postgres: 'postgresql',
    'amazon web services': 'aws',
    'google cloud': 'google cloud platform',
    gcp: 'google cloud platform',
    k8s: 'kubernetes',
    'cardiopulmonary resuscitation': 'cpr',
    'electronic health record': 'ehr',
    'electronic medical record': 'emr',
    'point of sale': 'pos',
  }),
);

/** A key that is equal for all spellings of a skill: lowercase, singular, without punctuation. */
export function foldSkill(skill: string): string {
  const folded = foldWords(skill);
  const single = folded.replace(/(?<=\w{3}[^\Wisu])s\b/g, '');
  return sameSkills.get(folded) ?? sameSkills.get(single) ?? single;
}

/** The id of a skill in index rows, however it is spelled. */
export function makeSkillId(skill: string): number {
  return makeTextKey(foldSkill(skill));
}

const mostWords = 5;

/** The ids of all skills a line could name, from each run of up to five of its words. */
export function listSkillIds(line: string): Set<number> {
  const words = foldSkill(line).split(' ');
  const ids = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    let run = '';
    for (const word of words.slice(at, at + mostWords)) {
      run = run === '' ? word : `${run} ${word}`;
      ids.add(makeTextKey(sameSkills.get(run) ?? run));
    }
  }
  return ids;
}

/** A 32-bit integer that identifies a text in index rows; the same in every version of the program. */
export function makeTextKey(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The final mix spreads short texts over all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
