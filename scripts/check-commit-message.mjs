// Checks a commit message: `node scripts/check-commit-message.mjs FILE`. Plain JavaScript: a git hook runs it with any Node.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const types = ['feat', 'fix', 'docs', 'refactor', 'test', 'perf', 'style', 'build', 'ci', 'chore', 'revert'];
const longestSubject = 72;
const header = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?: (.+)$`);
/** Created by git itself. */
const fromGit = /^(Merge |Revert "|fixup! |squash! |amend! )/;
/**
 * First words that describe what was done instead of what the commit does. Imperatives such as "need" and
 * "pass" are fine.
 */
const notImperative =
  /^(added|adds|adding|changed|changes|changing|fixed|fixes|fixing|removed|removes|removing|updated|updates|updating|moved|moves|moving|renamed|renames|made|makes|making|used|uses|using|improved|improves|implemented|implements|refactored|refactors|introduced|introduces|allowed|allows)\b/i;

/**
 * What is wrong with the message; empty when nothing is.
 * @param {string} message
 * @returns {string[]}
 */
export function findCommitMistakes(message) {
  const [body = ''] = message.split(/^# -+ >8 -+$/m);
  const lines = body
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  const [subject = '', second, ...rest] = lines;
  if (fromGit.test(subject)) return [];
  const mistakes = [];
  const [, , , what = ''] = header.exec(subject) ?? [];
  if (!what) mistakes.push(`Start with type(scope): subject. Types: ${types.join(', ')}.`);
  if (subject.length > longestSubject)
    mistakes.push(`The first line has ${subject.length} characters; the limit is ${longestSubject}.`);
  if (notImperative.test(what)) mistakes.push('Use the imperative: "add", not "added" or "adds".');
  if (/[.!]$/.test(what)) mistakes.push('End the first line without a period.');
  if (second) mistakes.push('Leave the second line blank.');
  if (rest.every((line) => line === '')) mistakes.push('Say why in a body, after a blank line.');
  return mistakes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , file] = process.argv;
  if (!file) {
    console.error('usage: node scripts/check-commit-message.mjs FILE');
    process.exit(2);
  }
  const mistakes = findCommitMistakes(readFileSync(file, 'utf8'));
  for (const mistake of mistakes) console.error(`commit message: ${mistake}`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}
