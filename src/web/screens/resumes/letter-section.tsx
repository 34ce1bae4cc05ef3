import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CoverLetter } from '#domain/document/letters/cover-letter.ts';
import { draftLetter } from '#domain/document/letters/draft-letter.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useDeleteLetter, useLetters } from '#web/data/documents/letter-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { Section } from './section.tsx';

type Letter = Omit<CoverLetter, 'updatedAt'>;

export function LetterSection({ profile }: { profile: UserDocument }) {
  const letters = useLetters();
  const remove = useDeleteLetter();
  const [edited, setEdited] = useState<Letter | null>(null);
  const [leaving, setLeaving] = useState<Letter | null>(null);
  const kept = letters.data;
  const start = (name: string, body: string) =>
    setEdited({ id: crypto.randomUUID(), name, body, isDefault: kept?.length === 0 });

  return (
    <Section
      title="Cover letters"
      note="Your own words. {company} and {job title} are filled in for each job; nothing else is added."
      action={
        <Row>
          <Button
            variant="ghost"
            size="md"
            onPress={() => start('From my resume', draftLetter(profile).text)}
          >
            Start from my resume
          </Button>
          <Button variant="tertiary" size="md" icon={Plus} onPress={() => start('', '')}>
            Write a letter
          </Button>
        </Row>
      }
    >
      {letters.error && (
        <LoadFailure what="your letters" error={letters.error} onRetry={() => void letters.refetch()} />
      )}
      {letters.isPending && <SkeletonRows label="Loading your letters" />}
      {kept?.length === 0 && (
        <Text>You haven't written a letter yet. About a quarter of all forms ask for one.</Text>
      )}
      {kept?.map((letter) => (
        <Card key={letter.id} as="article">
          <Row spread>
            <div>
              <Text as="h3" look="subheading">
                {letter.name} {letter.isDefault && <Tag tone="brand">Default</Tag>}
              </Text>
              <Text look="fine">{excerpt(letter.body)}</Text>
            </div>
            <Row>
              <Button variant="link" size="sm" onPress={() => setEdited(letter)}>
                Edit
              </Button>
              <Button variant="link" size="sm" onPress={() => setLeaving(letter)}>
                Delete
              </Button>
            </Row>
          </Row>
        </Card>
      ))}
      {edited && <LetterEditor key={edited.id} letter={edited} onClose={() => setEdited(null)} />}
      <ConfirmModal
        open={leaving !== null}
        title="Delete this letter?"
        confirm="Delete"
        destructive
        call={remove}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutate(leaving.id, { onSuccess: () => setLeaving(null) })}
      >
        “{leaving?.name}” can't be brought back. Applications that were sent keep their text.
      </ConfirmModal>
    </Section>
  );
}

function excerpt(body: string): string {
  const line = body.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 120).trimEnd()}…` : line;
}
