import {
  Calculator,
  FileText,
  type LucideIcon,
  MessageCircle,
  PencilLine,
  ShieldCheck,
  Sparkles,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { describeSource, summarizeSource } from '#domain/application/source-sentence.ts';
import type { AnswerSource } from '#domain/question/facts/facts.ts';
import { questionTexts as texts } from '#web/texts/applications/question.ts';
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
  /** Required or to be reviewed, so it can't stay without an answer. */
  needed: boolean;
  /** Why the question is open or the answer should be checked. */
  reason?: string | undefined;
  sensitive?: boolean;
  /** The field refers to this id in `aria-describedby`. */
  id?: string;
}

/** The line below an answer: where it came from, or why the person has to answer. */
export function SourceLine({ source, company, needed, reason, sensitive, id }: SourceLineProps) {
  if (source === null) {
    if (!needed)
      return (
        <ReasonLine id={id} icon={PencilLine}>
          {texts.optional} {reason}
        </ReasonLine>
      );
    return (
      <ReasonLine id={id} icon={PencilLine} tone="need">
        {texts.needed} {reason}
      </ReasonLine>
    );
  }
  const sentence = describeSource(source, { company });
  return (
    <div id={id}>
      <ReasonLine icon={sourceIcons[source.kind]} tone={source.kind === 'draft' ? 'need' : 'plain'}>
        {sensitive && source.kind === 'typed' ? texts.notForMatching(sentence) : sentence}{' '}
        <Suspense>
          <FactLink source={source} />
        </Suspense>
      </ReasonLine>
      {source.kind !== 'draft' && reason !== undefined && (
        <ReasonLine icon={TriangleAlert} tone="need">
          {reason}
        </ReasonLine>
      )}
    </div>
  );
}

/** The short form, for an answer on the receipt. */
export function SourceNote({ source, company }: { source: AnswerSource; company: string }) {
  return <ReasonLine icon={sourceIcons[source.kind]}>{summarizeSource(source, { company })}</ReasonLine>;
}
