import { useState } from 'react';
import { formatProofTime } from '#domain/application/application-date.ts';
import { useEnterCode } from '#web/data/applications/holding-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

/** The employer mailed a code: the page waits for it, and nobody but the person can know it. */
export function CodeEntry({ applicationId, until }: { applicationId: string; until: string | null }) {
  const [code, setCode] = useState('');
  const enter = useEnterCode(applicationId);
  return (
    <Card as="section" tone="warn">
      <Stack>
        <Text as="h2" look="heading">
          Enter the code the company emailed you
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            enter.mutate(code);
          }}
        >
          <Stack>
            <TextField
              label="Code"
              hint={until ? `The form is kept open until ${formatProofTime(until)}.` : undefined}
              error={enter.error?.message}
              value={code}
              onChange={setCode}
              autoComplete="one-time-code"
            />
            <Button type="submit" loading={enter.isPending} isDisabled={enter.isSuccess}>
              {enter.isSuccess ? 'Code sent' : 'Send code'}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
