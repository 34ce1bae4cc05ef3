import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readHtmlList, writeHtmlList } from '#domain/document/values/html-list.ts';
import { findParagraphs, readValue, readValues, writeEntries } from './section-entries.ts';

export const minSkills = 3;
/** A resume with more skills keeps them; only adding is refused. */
export const maxSkills = 30;

export function readSkills(document: UserDocument): string[] {
  const paragraphs = findParagraphs(document, 'HILT');
  const listed = paragraphs.flatMap((paragraph) => parseSkillList(readValue(paragraph, 'SKC1')));
  const single = paragraphs.flatMap((paragraph) => readValues(paragraph, 'SKIL'));
  return [...new Set([...listed, ...single])];
}

/** The whole section becomes one paragraph with an HTML list. */
export function writeSkills(document: UserDocument, skills: string[]): UserDocument {
  const paraId = findParagraphs(document, 'HILT')[0]?.id;
  const fields = { SKC1: skills.length > 0 ? writeHtmlList(skills) : '', SKIL: '' };
  return writeEntries(document, 'HILT', [{ paraId, fields }]);
}

function parseSkillList(stored: string): string[] {
  if (!stored.trimStart().startsWith('[')) return readHtmlList(stored);
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((skill) => typeof skill === 'string') : [];
  } catch {
    return [];
  }
}
