import { type SubmitEvent, useState } from 'react';
import { grantCredits } from '#contract/operations-people.ts';
import { useConsoleAct } from '#web/data/operations-calls.ts';
import { Text } from '#web/parts/text.tsx';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import { showToast } from '#web/widgets/toast.tsx';

/** The id stays until the grant is answered, so that pressing twice grants once. */
export function GrantForm({ userId }: { userId: string }) {
  const grant = useConsoleAct(grantCredits);
  const [grantId, setGrantId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const amountError = /^([1-9]\d?|100)$/.test(amount.trim()) ? undefined : 'Enter a number from 1 to 100';
  const reasonError = reason.trim().length >= 5 ? undefined : 'Say why, in a few words';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amountError || reasonError) return;
    grant.mutate(
      { params: { userId }, body: { grantId, amount: Number(amount), reason: reason.trim() } },
      {
        onSuccess: ({ credits }) => {
          showToast({ message: `Granted. ${credits} credits are left now.` });
          setGrantId(crypto.randomUUID());
          setAmount('');
          setReason('');
          setTried(false);
        },
      },
    );
  };
  return (
    <Card as="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="form">
          <Text as="h2" look="subheading">
            Grant credits
          </Text>
          <TextField
            label="Credits"
            required
            inputMode="numeric"
            value={amount}
            onChange={setAmount}
            error={tried ? amountError : undefined}
          />
          <TextField
            label="Reason for the grant"
            required
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={tried ? reasonError : undefined}
          />
          {grant.error && <Banner tone="bad">{grant.error.message}</Banner>}
          <div>
            <Button type="submit" size="md" loading={grant.isPending}>
              Grant credits
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
