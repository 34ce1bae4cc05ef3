import { Check, FileText } from 'lucide-react';
import type { MatchReason } from '#domain/job/match-score.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { ScoreBar, ScoreSwatch } from '#web/widgets/marks/score-bar.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './job-detail.module.css';

const partNames: Record<MatchReason['part'], string> = {
  title: 'Job title',
  skills: 'Skills',
  pay: 'Pay',
  experience: 'Experience',
  freshness: 'Freshness',
  location: 'Location',
  remote: 'Remote',
};

/** The score part by part, each with its sentence; reasons without points follow. */
export function WhyItMatches({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const scored = reasons.filter((reason) => reason.of > 0);
  const others = reasons.filter((reason) => reason.of === 0);
  return (
    <Card as="section">
      <div className={styles.whyHead}>
        <Text as="h3" look="heading">
          Why this matches
        </Text>
        <p className={styles.total}>
          <b>{score}</b> of 100
        </p>
      </div>
      <ScoreBar
        parts={scored.map(({ part, points, of }) => ({
          label: partNames[part],
          weight: of,
          share: points / of,
        }))}
      />
      <ul className={styles.reasons}>
        {scored.map((reason, index) => (
          <Reason key={reason.part} reason={reason} shade={index + 1} />
        ))}
        {others.map((reason) => (
          <Reason key={reason.part} reason={reason} />
        ))}
      </ul>
      <Text look="fine">
        The score uses your job titles, skills, pay, experience and the posting date. It never uses your
        answers about gender, race, veteran status or disability.
      </Text>
    </Card>
  );
}

/** In place of a score: why there is none. */
export function NotMatched() {
  const { jobPreferences } = useRoutes();
  return (
    <Card as="section">
      <Text as="h3" look="heading">
        {texts.notMatched}
      </Text>
      <Text>{texts.whyNotMatched}</Text>
      <LinkButton variant="secondary" size="sm" href={jobPreferences}>
        {texts.updatePreferences}
      </LinkButton>
    </Card>
  );
}

function Reason({ reason, shade }: { reason: MatchReason; shade?: number }) {
  const { matched = [], missing = [], proofs = [] } = reason;
  return (
    <li className={styles.reason}>
      <span>{shade && <ScoreSwatch shade={shade} />}</span>
      <span className={styles.part}>{partNames[reason.part]}</span>
      <div className={styles.sentence}>
        <p>{reason.sentence}</p>
        {(matched.length > 0 || missing.length > 0) && (
          <ul className={styles.skills}>
            {matched.map((skill) => (
              <li key={skill}>
                <Tag tone="ok" icon={Check}>
                  {skill}
                </Tag>
              </li>
            ))}
            {missing.map((skill) => (
              <li key={skill}>
                <Tag tone="outlined">{skill}, not in your resume</Tag>
              </li>
            ))}
          </ul>
        )}
        {[...new Set(proofs.map(({ line }) => line))].slice(0, 3).map((line) => (
          <ReasonLine key={line} icon={FileText}>
            From your resume: “{line}”
          </ReasonLine>
        ))}
      </div>
      {shade && (
        <span className={styles.points}>
          <b>{reason.points}</b> / {reason.of}
        </span>
      )}
    </li>
  );
}
