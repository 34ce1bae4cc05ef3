import { type LucideIcon, Minus, PencilLine } from 'lucide-react';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import { type AuditProgress, isCounted } from '#domain/application/audit-progress.ts';
import { isOpenQuestion } from '#domain/application/reviewed-answer.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { sourceIcons } from '#web/parts/question/source-line.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './audit.module.css';

type Group = AnswerSource['kind'] | 'needed' | 'empty';

/** Every counted question is in exactly one of these groups, so that they add up to the total. */
const groups: Record<Group, { icon: LucideIcon; words: (count: number) => string }> = {
  resume: { icon: sourceIcons.resume, words: (count) => `${count} from your resume` },
  profile: { icon: sourceIcons.profile, words: (count) => `${count} from your profile` },
  typed: { icon: sourceIcons.typed, words: (count) => `${count} answered by you` },
  rule: { icon: sourceIcons.rule, words: (count) => `${count} worked out` },
  approved: { icon: sourceIcons.approved, words: (count) => `${count} agreed to by you` },
  empty: { icon: Minus, words: (count) => `${count} optional, left empty` },
  draft: {
    icon: sourceIcons.draft,
    words: (count) => (count === 1 ? '1 draft to read' : `${count} drafts to read`),
  },
  needed: {
    icon: PencilLine,
    words: (count) => (count === 1 ? '1 needs your answer' : `${count} need your answer`),
  },
};

function groupOf(question: QuestionAnswer): Group {
  if (question.source?.kind === 'draft') return 'draft';
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
        <Text as="span">
          {progress.completed} of {progress.total}
        </Text>
      </div>
      <ProgressBar label="Questions complete" progressStatus={progress.percent} />
      <ul className={styles.kinds} aria-label="Where the answers come from">
        {(Object.keys(groups) as Group[]).map((group) => {
          const count = counts.get(group);
          const { icon, words } = groups[group];
          return (
            count && <KindCount key={group} icon={icon} text={words(count)} needed={group === 'needed'} />
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
