import { useContext, useState } from 'react';
import { placeKey } from '#domain/document/output/list-places.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { ReviewContext } from './review-context.ts';
import styles from './review-resume.module.css';

interface ReviewSkillsProps {
  skills: readonly string[];
  doubt: string | undefined;
  onChange: (skills: string[]) => void;
}

/** The skills as one comma-separated text. Each skill we read can be shown on the page. */
export function ReviewSkills({ skills, doubt, onChange }: ReviewSkillsProps) {
  const { places, selected, select } = useContext(ReviewContext);
  const [text, setText] = useState(() => skills.join(', '));
  const read = skills.filter((skill) => places.has(placeKey('skills', 0, skill)));
  return (
    <>
      <TextArea
        label={sectionTexts.skills}
        hint={doubt ?? texts.skillsHint}
        name="skills.0.skills"
        needed={doubt !== undefined}
        rows={4}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange([...new Set(next.split(',').flatMap((skill) => skill.trim() || []))]);
        }}
      />
      {read.length > 0 && (
        <ul className={styles.skills} aria-label={texts.showOnPage}>
          {read.map((skill) => (
            <li key={skill}>
              <Button
                variant="link"
                size="sm"
                aria-pressed={selected === placeKey('skills', 0, skill)}
                onPress={() => select(placeKey('skills', 0, skill))}
              >
                {skill}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
