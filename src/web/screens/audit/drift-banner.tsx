import { GitCompare } from 'lucide-react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** The form changed after an approval: only the difference is shown. */
export function DriftBanner({ drift }: { drift: NonNullable<JobApplication['drift']> }) {
  const count = drift.added.length + drift.removed.length + drift.changed.length;
  return (
    <Banner
      tone="warn"
      level={2}
      icon={GitCompare}
      title={count === 1 ? '1 question changed' : `${count} questions changed`}
    >
      <p>
        The employer changed the form after you approved, so we stopped before sending it. Your credit is
        back. Approve again to send.
      </p>
      <ul>
        {drift.added.map((label) => (
          <li key={label}>New: {label}</li>
        ))}
        {drift.changed.map((label) => (
          <li key={label}>Changed: {label}</li>
        ))}
        {drift.removed.map((label) => (
          <li key={label}>No longer asked: {label}</li>
        ))}
      </ul>
    </Banner>
  );
}
