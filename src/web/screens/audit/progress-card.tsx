import { type LucideIcon, PencilLine } from 'lucide-react';
import type { QuestionAnswer } from '#contract/job-application.ts';
import { type AuditProgress, isCounted } from '#domain/application/audit-progress.ts';
import { isOpenQuestion } from '#domain/application/reviewed-answer.ts';
import type { AnswerSource } from '#domain/question/answer-source.ts';
import { sourceIcons } from '#web/parts/source-line.tsx';
import { Text } from '#web/parts/text.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { ProgressBar } from '#web/widgets/progress-bar.tsx';
import styles from './audit.module.css';

const kindWords: Record<AnswerSource['kind'], string> = {
  resume: 'from your resume',
  profile: 'from your profile',
  typed: 'answered by you',
  rule: 'worked out',
  draft: 'draft to read',
  approved: 'agreed to by you',
};

export function ProgressCard({
  progress,
  questions,
}: {
  progress: AuditProgress;
  questions: readonly QuestionAnswer[];
}) {
  const counted = questions.filter((question) => isCounted(question.questionType));
  const needed = counted.filter(
    (question) => isOpenQuestion(question) && question.source?.kind !== 'draft',
  ).length;
  const kinds = Object.keys(kindWords) as AnswerSource['kind'][];
  return (
    <Card as="section">
      <div className={styles.progressHead}>
        <output className={styles.progressText}>{progress.text}</output>
        <Text as="span">
          {progress.completed} of {progress.total}
        </Text>
      </div>
      <ProgressBar label="Questions complete" progressStatus={progress.percent} />
      <ul className={styles.kinds}>
        {kinds.map((kind) => {
          const count = counted.filter((question) => question.source?.kind === kind).length;
          return (
            count > 0 && (
              <KindCount key={kind} icon={sourceIcons[kind]} text={`${count} ${kindWords[kind]}`} />
            )
          );
        })}
        {needed > 0 && (
          <KindCount
            icon={PencilLine}
            text={needed === 1 ? '1 needs your answer' : `${needed} need your answer`}
            needed
          />
        )}
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
