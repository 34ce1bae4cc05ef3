import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { minSkills } from '#domain/document/sections/skills.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ContactCard } from '#web/parts/profile/contact-card.tsx';
import { EducationEntries } from '#web/parts/profile/education-entries.tsx';
import { ExperienceEntries } from '#web/parts/profile/experience-entries.tsx';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import { SaveBar } from '#web/parts/profile/save-bar.tsx';
import { sumUpExperience } from '#web/parts/profile/show-period.ts';
import { SkillsField } from '#web/parts/profile/skills-field.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { profileTexts as texts } from '#web/texts/profile/profile.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { editTargets } from './edit-targets.ts';
import styles from './profile.module.css';
import { ResumeCard } from './resume-card.tsx';
import { useResumeForms } from './resume-forms.ts';

const AboutSection = lazy(async () => ({
  default: (await import('./about-section.tsx')).AboutSection,
}));
const FinishInPage = lazy(async () => ({
  default: (await import('#web/parts/onboarding/finish-in-page.tsx')).FinishInPage,
}));

export function ResumeTab({ document }: { document: UserDocument }) {
  const targets = editTargets(useRoutes());
  const { skills, about, changed, isBlocked, isSaving, isUnsaved, save, discard } = useResumeForms(document);
  const [today] = useState(() => new Date());
  const { hash } = useLocation();
  useEffect(() => {
    globalThis.document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const [query, setQuery] = useSearchParams();
  const openUpload = () =>
    setQuery({ ...Object.fromEntries(query), upload: '1' }, { preventScrollReset: true });
  return (
    <>
      <Section id="resume" title={texts.resumeTitle} note={texts.resumeNote}>
        <ResumeCard document={document} onUpload={openUpload} />
      </Section>
      <Section id="contact" title={sectionTexts.contact} note={texts.contactNote}>
        <ContactCard document={document} editHref={targets.contact} />
      </Section>
      <Section
        id="experience"
        title={sectionTexts.experience}
        note={sumUpExperience(readExperience(document), today)}
      >
        <ExperienceEntries document={document} targets={targets.experience} />
      </Section>
      <Section id="education" title={sectionTexts.education}>
        <EducationEntries document={document} targets={targets.education} />
      </Section>
      <Section id="skills" title={sectionTexts.skills} note={texts.skillsNote(minSkills)}>
        <SkillsField form={skills} document={document} />
      </Section>
      <Section id="about" title={texts.aboutTitle} note={texts.aboutNote}>
        <Suspense>
          <AboutSection form={about} />
        </Suspense>
      </Section>
      <Suspense>
        <FinishInPage document={document} saveForms={save} />
      </Suspense>
      <SaveBar
        state={isSaving ? 'saving' : changed.length > 0 ? 'changed' : 'not-changed'}
        onSave={() => void save()}
        blocked={isBlocked}
        notice={
          changed.length > 0 && changed.map(({ title, form }) => <FormNotice key={title} form={form} />)
        }
        isUnsaved={isUnsaved}
        onDiscard={discard}
      >
        {changed.length > 0 && !isSaving && texts.unsavedIn(changed.map(({ title }) => title))}
      </SaveBar>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

function Section({ id, title, note, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div>
        <Heading>{title}</Heading>
        {note && <Text>{note}</Text>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
