import type { UserDocument } from '#domain/document/model/user-document.ts';
import { minSkills, readSkills, writeSkills } from '#domain/document/sections/skills.ts';
import { sectionTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { settleEntries } from '#web/widgets/selects/pending-entries.ts';
import { addedPills, type PillItem, toPill } from '#web/widgets/selects/pill-rules.ts';
import { type ProfileForm, useProfileForm } from './use-profile-form.ts';

export interface SkillChoice {
  items: PillItem[];
}
export type SkillsForm = ProfileForm<SkillChoice> & { tooFew: boolean };

export function useSkillsForm(document: UserDocument, onSaved?: (saved: UserDocument) => void): SkillsForm {
  const form = useProfileForm<SkillChoice>({
    document,
    name: 'skills',
    what: texts.yourSkills,
    stored: { items: readSkills(document).map((skill) => ({ ...toPill(skill), isAdded: true })) },
    put: (newest, { items }) => writeSkills(newest, listAdded(items)),
    view: readSkills,
    ...(onSaved ? { onSaved } : {}),
  });
  const hasTooFew = ({ items }: SkillChoice) => listAdded(items).length < minSkills;
  /** Refuses to save too few skills; the field shows why. */
  const save: typeof form.save = async (options) => {
    await settleEntries();
    if (hasTooFew(form.current())) return false;
    return form.isUnsaved() ? form.save(options) : true;
  };
  return { ...form, save, tooFew: hasTooFew(form.value) };
}

function listAdded(items: readonly PillItem[]): string[] {
  return addedPills(items).map((item) => item.label);
}
