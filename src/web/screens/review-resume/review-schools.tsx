import { Plus } from 'lucide-react';
import { type Education, emptyEducation } from '#domain/document/sections/education.ts';
import { fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { useHasMistake } from './review-context.ts';
import { ReviewEntry, ReviewField } from './review-entry.tsx';
import styles from './review-resume.module.css';
import { type EntryList, useOpenEntry } from './use-open-entry.ts';

const part = 'education';
const fields = [
  { name: 'school', label: texts.school, required: true },
  { name: 'location', label: texts.location },
  { name: 'degree', label: texts.degree },
  { name: 'field', label: texts.field },
  { name: 'graduationYear', label: texts.graduationYear, inputMode: 'numeric' },
] as const;

export function ReviewSchools({ entries: schools, doubts, onChange }: EntryList<Education>) {
  const hasMistake = useHasMistake();
  const { isOpen, toggle, doubtsOf, replace, remove, add } = useOpenEntry({
    entries: schools,
    doubts,
    onChange,
  });
  return (
    <>
      {schools.map((school, index) => (
        <ReviewEntry
          key={school.paraId ?? `new ${index}`}
          title={
            [school.degree, school.field].filter(Boolean).join(', ') || school.school || sectionTexts.noSchool
          }
          note={[school.school, school.graduationYear].filter(Boolean).join(' · ')}
          doubts={doubtsOf(index)}
          open={isOpen(index) || hasMistake(part, index)}
          onToggle={() => toggle(index)}
          onRemove={() => remove(index)}
        >
          <div className={styles.grid}>
            {fields.map(({ name, ...field }) => (
              <ReviewField
                key={name}
                {...field}
                at={[part, index, name]}
                value={school[name]}
                onChange={(value) => replace(index, { ...school, [name]: value })}
              />
            ))}
          </div>
        </ReviewEntry>
      ))}
      <div>
        <Button variant="tertiary" size="md" icon={Plus} onPress={() => add(emptyEducation)}>
          {sectionTexts.addEducation}
        </Button>
      </div>
    </>
  );
}
