import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, readSummary, writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { useSkillsForm } from '#web/parts/profile/skills-form.ts';
import { useProfileForm } from '#web/parts/profile/use-profile-form.ts';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';

interface About {
  summary: string;
  /** As typed, separated by commas. */
  languages: string;
}

export type AboutForm = ReturnType<typeof useAboutForm>;

function useAboutForm(document: UserDocument) {
  return useProfileForm<About>({
    document,
    name: 'about',
    what: texts.aboutYou,
    stored: { summary: readSummary(document), languages: readLanguages(document).join(', ') },
    put: (newest, { summary, languages }) =>
      writeLanguages(writeSummary(newest, summary.trim()), splitList(languages)),
    view: (newest) => [readSummary(newest), readLanguages(newest)],
  });
}

function splitList(text: string): string[] {
  return [...new Set(text.split(',').flatMap((one) => one.trim() || []))];
}

/** Two forms on one page with one Save button: the skills, and the summary with the languages. */
export function useResumeForms(document: UserDocument) {
  const skills = useSkillsForm(document);
  const about = useAboutForm(document);
  const forms = [
    { title: sectionTexts.skills, form: skills },
    { title: texts.aboutTitle, form: about },
  ];
  const changed = forms.filter(({ form }) => form.state !== 'not-changed');
  return {
    skills,
    about,
    changed,
    /** Too few skills don't keep the summary and languages from being saved. */
    isBlocked: skills.tooFew && about.state === 'not-changed',
    isSaving: changed.some(({ form }) => form.state === 'saving'),
    isUnsaved: () => forms.some(({ form }) => form.isUnsaved()),
    /** Saves one after the other, because both are parts of one document. */
    save: async (): Promise<boolean> => {
      const areSkillsSaved = await skills.save();
      const isAboutSaved = !about.isUnsaved() || (await about.save());
      return areSkillsSaved && isAboutSaved;
    },
    discard: () => {
      for (const { form } of forms) form.discard();
    },
  };
}
