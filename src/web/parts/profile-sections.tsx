import type { Education } from '#domain/document/education.ts';
import type { Experience } from '#domain/document/experience.ts';
import { parseMonth } from '#domain/document/month-text.ts';
import { Tag } from '#web/widgets/tag.tsx';
import styles from './profile-sections.module.css';
import { RichText } from './rich-text.tsx';
import { Text } from './text.tsx';

/** What a profile says about work, schools and skills, to read. */
export function ExperienceList({ jobs }: { jobs: readonly Experience[] }) {
  if (jobs.length === 0) return <Text>No jobs were found.</Text>;
  return (
    <ol className={styles.entries}>
      {jobs.map((job, index) => (
        <li key={job.paraId ?? index} className={styles.entry}>
          <Text as="h3" look="subheading">
            {job.title || 'Job title not found'}
          </Text>
          <Text>{[job.company, job.location].filter(Boolean).join(' · ')}</Text>
          <Text look="fine">{showPeriod(job)}</Text>
          {job.description && <RichText html={job.description} />}
        </li>
      ))}
    </ol>
  );
}

export function EducationList({ schools }: { schools: readonly Education[] }) {
  if (schools.length === 0) return <Text>No schools were found.</Text>;
  return (
    <ol className={styles.entries}>
      {schools.map((school, index) => (
        <li key={school.paraId ?? index} className={styles.entry}>
          <Text as="h3" look="subheading">
            {[school.degree, school.field].filter(Boolean).join(', ') || school.school}
          </Text>
          <Text>{[school.school, school.location].filter(Boolean).join(' · ')}</Text>
          {school.graduationYear && <Text look="fine">{school.graduationYear}</Text>}
        </li>
      ))}
    </ol>
  );
}

export function SkillList({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return <Text>No skills were found.</Text>;
  return (
    <ul className={styles.skills}>
      {skills.map((skill) => (
        <li key={skill}>
          <Tag tone="brand">{skill}</Tag>
        </li>
      ))}
    </ul>
  );
}

function showPeriod(job: Experience): string {
  const end = job.current ? 'Present' : showMonth(job.end);
  return [showMonth(job.start), end].filter(Boolean).join(' – ');
}

function showMonth(text: string): string {
  const month = parseMonth(text);
  if (!month) return text;
  if (month.month === null) return String(month.year);
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  return first.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
