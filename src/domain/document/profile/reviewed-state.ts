import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { findContactMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { minSkills, readSkills } from '#domain/document/sections/skills.ts';
import type { ProfileState } from './profile-state.ts';

/** How far a reviewed resume brings the profile: past every step that it leaves nothing to ask in. */
export function reviewedState(document: UserDocument): ProfileState {
  if (Object.keys(findContactMistakes(readContact(document))).length > 0) return 'NEWRSME';
  return readSkills(document).length < minSkills ? 'EDUC' : 'SKLL';
}
