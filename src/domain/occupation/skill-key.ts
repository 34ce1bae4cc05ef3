import { foldText } from './fold-words.ts';

/** Names of one skill that share no spelling. */
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

/** The form in which two spellings of a skill are equal: small letters, one number, no signs. */
export function foldSkill(skill: string): string {
  const folded = foldText(skill);
  const single = folded.replace(/(?<=\w{3}[^\Wisu])s\b/g, '');
  return sameSkills.get(folded) ?? sameSkills.get(single) ?? single;
}
