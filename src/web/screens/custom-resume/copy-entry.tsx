import { type ReactNode, useId } from 'react';
import { Heading } from '#web/parts/text/text.tsx';
import { customResumeTexts as texts } from '#web/texts/applications/custom-resume.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

interface CopyEntryProps {
  name: string;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
  children: ReactNode;
}

/** A job or school on the copy. One that is left out stays in the editor, so that it can be added back. */
export function CopyEntry({ name, isLeftOut, onLeaveOut, children }: CopyEntryProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="form">
        <div id={id}>
          <Heading level={3} small>
            {name}
          </Heading>
        </div>
        <Checkbox isSelected={!isLeftOut} onChange={(included) => onLeaveOut(!included)}>
          {texts.include(name)}
        </Checkbox>
        {!isLeftOut && children}
      </Stack>
    </Card>
  );
}
