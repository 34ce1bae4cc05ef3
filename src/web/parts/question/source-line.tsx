import {
  Calculator,
  FileText,
  type LucideIcon,
  MessageCircle,
  PencilLine,
  ShieldCheck,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { describeSource, summarizeSource } from '#domain/application/source-sentence.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';

const FactLink = lazy(async () => ({ default: (await import('./fact-link.tsx')).FactLink }));

export const sourceIcons: Record<AnswerSource['kind'], LucideIcon> = {
  resume: FileText,
  profile: UserRound,
  typed: MessageCircle,
  rule: Calculator,
  draft: Sparkles,
  approved: ShieldCheck,
};

interface SourceLineProps {
  source: AnswerSource | null;
  company: string;
  /** Required or to be reviewed, so that it cannot stay without an answer. */
  needed: boolean;
  /** Why the question is open. */
  reason?: string | undefined;
  sensitive?: boolean;
  /** By which the field is described by it. */
  id?: string;
}

/** The reason directly under the answer: where it came from, or why the person is needed. */
export function SourceLine({ source, company, needed, reason, sensitive, id }: SourceLineProps) {
  if (source === null) {
    if (!needed)
      return (
        <ReasonLine id={id} icon={PencilLine}>
          Optional. {reason}
        </ReasonLine>
      );
    return (
      <ReasonLine id={id} icon={PencilLine} tone="need">
        Needs your answer. {reason}
      </ReasonLine>
    );
  }
  const apart = sensitive && source.kind === 'typed' ? '. Never used for matching.' : '';
  return (
    <ReasonLine id={id} icon={sourceIcons[source.kind]} tone={source.kind === 'draft' ? 'need' : 'plain'}>
      {describeSource(source, { company })}
      {apart}{' '}
      <Suspense>
        <FactLink source={source} />
      </Suspense>
    </ReasonLine>
  );
}

/** The short form beside a sent answer. */
export function SourceNote({ source, company }: { source: AnswerSource; company: string }) {
  return <ReasonLine icon={sourceIcons[source.kind]}>{summarizeSource(source, { company })}</ReasonLine>;
}
