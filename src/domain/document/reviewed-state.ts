import { readContact } from './contact.ts';
import { findContactMistakes } from './entry-mistakes.ts';
import type { ProfileState } from './profile-state.ts';
import { minSkills, readSkills } from './skills.ts';
import type { UserDocument } from './user-document.ts';

/** How far a reviewed resume brings the profile: past every step that it leaves nothing to ask in. */
export function reviewedState(document: UserDocument): ProfileState {
  if (Object.keys(findContactMistakes(readContact(document))).length > 0) return 'NEWRSME';
  return readSkills(document).length < minSkills ? 'EDUC' : 'SKLL';
}
