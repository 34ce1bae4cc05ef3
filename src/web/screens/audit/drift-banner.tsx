import { GitCompare } from 'lucide-react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { driftTexts as texts } from '#web/texts/applications/review.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** What the employer changed in the form after the approval. */
export function DriftBanner({ drift }: { drift: NonNullable<JobApplication['drift']> }) {
  const count = drift.added.length + drift.removed.length + drift.changed.length;
  return (
    <Banner tone="warn" level={2} icon={GitCompare} title={texts.title(count)}>
      <p>{texts.note}</p>
      <ul>
        {drift.added.map((label) => (
          <li key={label}>{texts.added(label)}</li>
        ))}
        {drift.changed.map((label) => (
          <li key={label}>{texts.changed(label)}</li>
        ))}
        {drift.removed.map((label) => (
          <li key={label}>{texts.removed(label)}</li>
        ))}
      </ul>
    </Banner>
  );
}
