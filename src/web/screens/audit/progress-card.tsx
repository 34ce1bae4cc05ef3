import { type LucideIcon, Minus, PencilLine, TriangleAlert } from 'lucide-react';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { type AuditProgress, isCounted } from '#domain/application/audit-progress.ts';
import { isOpenQuestion, isToConfirm } from '#domain/application/reviewed-answer.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { sourceIcons } from '#web/parts/question/source-line.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { sourceCountTexts, progressTexts as texts } from '#web/texts/applications/review.ts';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './audit.module.css';

type Group = AnswerSource['kind'] | 'check' | 'needed' | 'empty';

/** Every counted question is in exactly one of these groups, so that they add up to the total. */
const groups: Record<Group, LucideIcon> = {
  resume: sourceIcons.resume,
  profile: sourceIcons.profile,
  typed: sourceIcons.typed,
  rule: sourceIcons.rule,
  approved: sourceIcons.approved,
  empty: Minus,
  draft: sourceIcons.draft,
  check: TriangleAlert,
  needed: PencilLine,
};

function groupOf(question: QuestionAnswer): Group {
  if (question.source?.kind === 'draft') return 'draft';
  if (isToConfirm(question)) return 'check';
  if (isOpenQuestion(question)) return 'needed';
  return question.source?.kind ?? 'empty';
}

export function ProgressCard({
  progress,
  questions,
}: {
  progress: AuditProgress;
  questions: readonly QuestionAnswer[];
}) {
  const counts = new Map<Group, number>();
  for (const question of questions)
    if (isCounted(question.questionType))
      counts.set(groupOf(question), (counts.get(groupOf(question)) ?? 0) + 1);
  return (
    <Card as="section">
      <div className={styles.progressHead}>
        <output className={styles.progressText}>{progress.text}</output>
        <Text as="span">{texts.count(progress.completed, progress.total)}</Text>
      </div>
      <ProgressBar label={texts.bar} progressStatus={progress.percent} />
      <ul className={styles.kinds} aria-label={texts.sources}>
        {(Object.keys(groups) as Group[]).map((group) => {
          const count = counts.get(group);
          const text = count && sourceCountTexts[group](count);
          return (
            text && (
              <KindCount
                key={group}
                icon={groups[group]}
                text={text}
                needed={group === 'needed' || group === 'check'}
              />
            )
          );
        })}
      </ul>
    </Card>
  );
}

function KindCount({ icon, text, needed }: { icon: LucideIcon; text: string; needed?: boolean }) {
  return (
    <li className={styles.kind} data-needed={needed || undefined}>
      <Icon of={icon} size="xs" />
      {text}
    </li>
  );
}
