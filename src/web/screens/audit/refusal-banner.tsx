import type { JobApplication } from '#contract/applications/job-application.ts';
import { secondTryTexts as texts } from '#web/texts/applications/second-try.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** What the employer's form rejected in the last attempt, shown before the next approval. */
export function RefusalBanner({ messages }: NonNullable<JobApplication['secondTry']>) {
  if (messages.length === 0) return null;
  return (
    <Banner tone="warn" title={texts.reviewTitle(messages.length)}>
      <ul>
        {messages.map(({ label, text }) => (
          <li key={`${label} ${text}`}>
            <b>{label ?? texts.wholeForm}</b>: “{text}”
          </li>
        ))}
      </ul>
      <p>{texts.reviewNote}</p>
    </Banner>
  );
}
