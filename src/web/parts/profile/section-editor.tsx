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

/** The section that the URL asks to edit. */
export function readEditedSection(asked: string | null): EditedSection | undefined {
  return editedSections.find((section) => section === asked);
}

interface SectionEditorProps {
  section: EditedSection;
  document: UserDocument;
  /** The entry to edit; null adds one. */
  paraId: string | null;
  frame: EditFrame;
  onSaved: () => void;
  /** Called when there is no such entry. */
  onUnknown: () => void;
}

/** The form for one section of the profile, inside the given page, modal, or step. */
export function SectionEditor({ section, onUnknown, ...editor }: SectionEditorProps) {
  // Checked once, so that deleting the entry in another tab doesn't discard what is being typed.
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
