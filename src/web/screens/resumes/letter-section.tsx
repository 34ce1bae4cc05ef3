import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CoverLetter } from '#domain/document/letters/cover-letter.ts';
import { draftLetter } from '#domain/document/letters/draft-letter.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useDeleteLetter, useLetters } from '#web/data/documents/letter-calls.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { resumesTexts, lettersTexts as texts } from '#web/texts/profile/resumes.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { Section } from './section.tsx';

type Letter = Omit<CoverLetter, 'updatedAt'>;

export function LetterSection({ profile }: { profile: UserDocument }) {
  const letters = useLetters();
  const remove = useDeleteLetter();
  const [edited, setEdited] = useState<Letter | null>(null);
  const [deleted, setDeleted] = useState<Letter | null>(null);
  const stored = letters.data;
  const start = (name: string, body: string) =>
    setEdited({ id: crypto.randomUUID(), name, body, isDefault: stored?.length === 0 });

  return (
    <Section
      title={texts.title}
      note={texts.note}
      action={
        <Row>
          <Button
            variant="ghost"
            size="md"
            onPress={() => start(texts.fromResume, draftLetter(profile).text)}
          >
            {texts.startFromResume}
          </Button>
          <Button variant="tertiary" size="md" icon={Plus} onPress={() => start('', '')}>
            {texts.write}
          </Button>
        </Row>
      }
    >
      {letters.error && (
        <LoadFailure
          title={texts.lettersNotLoaded}
          error={letters.error}
          onRetry={() => void letters.refetch()}
        />
      )}
      {letters.isPending && <SkeletonRows label={texts.loading} />}
      {stored?.length === 0 && <Text>{texts.none}</Text>}
      {stored?.map((letter) => (
        <Card key={letter.id} as="article">
          <Row spread>
            <div>
              <Heading level={3} small>
                {letter.name} {letter.isDefault && <Tag tone="brand">{resumesTexts.default}</Tag>}
              </Heading>
              <Text look="fine">{excerpt(letter.body)}</Text>
            </div>
            <Row>
              <Button variant="link" size="sm" onPress={() => setEdited(letter)}>
                {buttonTexts.edit}
              </Button>
              <Button variant="link" size="sm" onPress={() => setDeleted(letter)}>
                {buttonTexts.delete}
              </Button>
            </Row>
          </Row>
        </Card>
      ))}
      {edited && <LetterEditor key={edited.id} letter={edited} onClose={() => setEdited(null)} />}
      <DeleteModal item={deleted} texts={texts} call={remove} onClose={() => setDeleted(null)} />
    </Section>
  );
}

function excerpt(body: string): string {
  const line = body.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 120).trimEnd()}…` : line;
}
