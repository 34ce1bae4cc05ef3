import { useEffect, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readEducation } from '#domain/document/sections/education.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { ContactEditor } from './contact-editor.tsx';
import { EducationEditor } from './education-editor.tsx';
import { ExperienceEditor } from './experience-editor.tsx';
import type { EditFrame } from './use-profile-form.ts';

const editedSections = ['contact', 'experience', 'education'] as const;
export type EditedSection = (typeof editedSections)[number];

/** The section an address asks to edit. */
export function readEditedSection(asked: string | null): EditedSection | undefined {
  return editedSections.find((section) => section === asked);
}

interface SectionEditorProps {
  section: EditedSection;
  document: UserDocument;
  /** The entry to change; null adds one. */
  paraId: string | null;
  frame: EditFrame;
  onSaved: () => void;
  /** There is no such entry (any more). */
  onUnknown: () => void;
}

/** The form for one part of the profile, in the page, modal or step that it is given. */
export function SectionEditor({ section, onUnknown, ...editor }: SectionEditorProps) {
  // Asked once: an entry that is deleted elsewhere meanwhile does not take away what is being typed.
  const [known] = useState(
    () => editor.paraId === null || section === 'contact' || hasEntry(editor.document, editor.paraId),
  );
  useEffect(() => {
    if (!known) onUnknown();
  }, [known, onUnknown]);
  if (!known) return null;
  if (section === 'contact') return <ContactEditor {...editor} />;
  return section === 'experience' ? <ExperienceEditor {...editor} /> : <EducationEditor {...editor} />;
}

function hasEntry(document: UserDocument, paraId: string): boolean {
  return [...readExperience(document), ...readEducation(document)].some((entry) => entry.paraId === paraId);
}
