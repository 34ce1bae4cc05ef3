import { Plus } from 'lucide-react';
import { useState } from 'react';
import { placeKey } from '#domain/document/output/list-places.ts';
import { type Experience, emptyExperience } from '#domain/document/sections/experience.ts';
import { readHtmlList, readHtmlText, writeHtmlList } from '#domain/document/values/html-list.ts';
import { MonthField } from '#web/parts/profile/month-field.tsx';
import { fieldTexts as texts } from '#web/texts/profile/profile-fields.ts';
import { sectionTexts } from '#web/texts/profile/profile-sections.ts';
import { reviewTexts } from '#web/texts/profile/review-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { useHasMistake, useReviewed } from './review-context.ts';
import { ReviewEntry, ReviewField } from './review-entry.tsx';
import styles from './review-resume.module.css';
import { type EntryList, useOpenEntry } from './use-open-entry.ts';

const part = 'experience';

export function ReviewJobs({ entries: jobs, doubts, onChange }: EntryList<Experience>) {
  const hasMistake = useHasMistake();
  const { isOpen, toggle, doubtsOf, replace, remove, add } = useOpenEntry({
    entries: jobs,
    doubts,
    onChange,
  });
  return (
    <>
      {jobs.map((job, index) => (
        <ReviewEntry
          key={job.paraId ?? `new ${index}`}
          title={job.title || sectionTexts.noJobTitle}
          note={[job.company, job.location].filter(Boolean).join(' · ')}
          doubts={doubtsOf(index)}
          open={isOpen(index) || hasMistake(part, index)}
          onToggle={() => toggle(index)}
          onRemove={() => remove(index)}
        >
          <JobFields job={job} entry={index} onChange={(next) => replace(index, next)} />
        </ReviewEntry>
      ))}
      <div>
        <Button variant="tertiary" size="md" icon={Plus} onPress={() => add(emptyExperience)}>
          {sectionTexts.addExperience}
        </Button>
      </div>
    </>
  );
}

interface JobFieldsProps {
  job: Experience;
  entry: number;
  onChange: (job: Experience) => void;
}

function JobFields({ job, entry, onChange }: JobFieldsProps) {
  const description = useReviewed(placeKey(part, entry, 'description'));
  const [start, end] = [
    useReviewed(placeKey(part, entry, 'start')),
    useReviewed(placeKey(part, entry, 'end')),
  ];
  const [lines, setLines] = useState(() => toLines(job.description));
  const set = (name: keyof Experience) => (value: string) => onChange({ ...job, [name]: value });
  return (
    <div className={styles.grid}>
      <ReviewField
        label={texts.jobTitle}
        required
        at={[part, entry, 'title']}
        value={job.title}
        onChange={set('title')}
      />
      <ReviewField
        label={texts.company}
        required
        at={[part, entry, 'company']}
        value={job.company}
        onChange={set('company')}
      />
      <ReviewField
        label={texts.location}
        at={[part, entry, 'location']}
        value={job.location}
        onChange={set('location')}
      />
      <MonthField
        labels={texts.start}
        {...start}
        name={placeKey(part, entry, 'start')}
        value={job.start}
        onChange={set('start')}
      />
      {!job.current && (
        <MonthField
          labels={texts.end}
          {...end}
          name={placeKey(part, entry, 'end')}
          value={job.end}
          onChange={set('end')}
        />
      )}
      <div className={styles.wide}>
        <Checkbox isSelected={job.current} onChange={(current) => onChange({ ...job, current, end: '' })}>
          {texts.current}
        </Checkbox>
      </div>
      <div className={styles.wide}>
        <TextArea
          label={texts.description}
          hint={reviewTexts.descriptionHint}
          name={`${part}.${entry}.description`}
          rows={5}
          value={lines}
          onFocus={description.onFocus}
          onChange={(text) => {
            setLines(text);
            onChange({ ...job, description: fromLines(text) });
          }}
        />
      </div>
    </div>
  );
}

function toLines(html: string): string {
  const items = readHtmlList(html);
  return items.length > 0 ? items.join('\n') : readHtmlText(html);
}

function fromLines(text: string): string {
  const items = text.split('\n').flatMap((line) => line.trim() || []);
  return items.length > 0 ? writeHtmlList(items) : '';
}
