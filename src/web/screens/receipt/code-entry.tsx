import { useState } from 'react';
import { formatProofTime } from '#domain/application/application-date.ts';
import { useEnterCode } from '#web/data/applications/holding-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { codeEntryTexts as texts } from '#web/texts/applications/receipt.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

/** The employer emailed a code. The browser waits on the page for it, and only the person can know it. */
export function CodeEntry({ applicationId, until }: { applicationId: string; until: string | null }) {
  const [code, setCode] = useState('');
  const enter = useEnterCode(applicationId);
  return (
    <Card as="section" tone="warn">
      <Stack>
        <Heading>{texts.title}</Heading>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            enter.mutate(code);
          }}
        >
          <Stack>
            <TextField
              label={texts.code}
              hint={until ? texts.until(formatProofTime(until)) : undefined}
              error={enter.error?.message}
              value={code}
              onChange={setCode}
              autoComplete="one-time-code"
            />
            <Button type="submit" loading={enter.isPending} isDisabled={enter.isSuccess}>
              {enter.isSuccess ? texts.sent : texts.send}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
