import { Check, FileText, Quote } from 'lucide-react';
import type { MatchReason, SkillDemand } from '#domain/job/match-score.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { jobDetailTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { ScoreBar, ScoreSwatch } from '#web/widgets/marks/score-bar.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './job-detail.module.css';

const bold = { b: (words: string) => <b>{words}</b> };

/** The parts of the score, each with its reason; reasons without points come last. */
export function WhyItMatches({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const scored = reasons.filter((reason) => reason.of > 0);
  const others = reasons.filter((reason) => reason.of === 0);
  return (
    <Card as="section">
      <div className={styles.whyHead}>
        <Heading level={3}>{texts.whyMatch}</Heading>
        <p className={styles.total}>
          <Trans text={texts.score(score)} parts={bold} />
        </p>
      </div>
      <ScoreBar
        parts={scored.map(({ part, points, of }) => ({
          label: texts.parts[part],
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
      <Text look="fine">{texts.scoreNote}</Text>
    </Card>
  );
}

/** Replaces the score of a job that isn't a match. */
export function NotMatched() {
  const { jobPreferences } = useRoutes();
  return (
    <Card as="section">
      <Heading level={3}>{texts.notMatched}</Heading>
      <Text>{texts.whyNotMatched}</Text>
      <LinkButton variant="secondary" size="sm" href={jobPreferences}>
        {buttonTexts.updatePreferences}
      </LinkButton>
    </Card>
  );
}

/** What the posting says about required skills that are missing, and about years, which no resume proves. */
function listQuotes(demands: readonly SkillDemand[], missing: readonly string[]): string[] {
  const decisive = demands.filter(
    ({ skill, need, years }) => years !== null || (need === 'required' && missing.includes(skill)),
  );
  return [...new Set(decisive.map(({ quote }) => quote))].slice(0, 3);
}

function Reason({ reason, shade }: { reason: MatchReason; shade?: number }) {
  const { matched = [], missing = [], proofs = [], demands = [] } = reason;
  const demandOf = new Map(demands.map((demand) => [demand.skill, demand]));
  const nameOf = (skill: string) => {
    const years = demandOf.get(skill)?.years;
    return years ? texts.skillWithYears(skill, years) : skill;
  };
  return (
    <li className={styles.reason}>
      <span>{shade && <ScoreSwatch shade={shade} />}</span>
      <span className={styles.part}>{texts.parts[reason.part]}</span>
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
                <Tag tone="outlined">
                  {texts.missingSkill[demandOf.get(skill)?.need ?? 'listed'](nameOf(skill))}
                </Tag>
              </li>
            ))}
          </ul>
        )}
        {[...listQuotes(demands, missing), ...(reason.quote ? [reason.quote] : [])].map((quote) => (
          <ReasonLine key={quote} icon={Quote}>
            {texts.fromPosting(quote)}
          </ReasonLine>
        ))}
        {[...new Set(proofs.map(({ line }) => line))].slice(0, 3).map((line) => (
          <ReasonLine key={line} icon={FileText}>
            {texts.fromResume(line)}
          </ReasonLine>
        ))}
      </div>
      {shade && (
        <span className={styles.points}>
          <Trans text={texts.points(reason.points, reason.of)} parts={bold} />
        </span>
      )}
    </li>
  );
}
