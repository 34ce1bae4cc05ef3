import { useApiKeys, useWebhooks } from '#web/data/account/developer-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { endKeysTexts } from '#web/texts/account/keys.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';

/** True once the person has a key or a webhook. */
export function useHasKeys(): boolean {
  const keys = useApiKeys();
  const webhooks = useWebhooks();
  return [keys.data, webhooks.data].some((list) => list !== undefined && list.length > 0);
}

/** Offered wherever other devices are logged out: an intruder may have created a key. */
export function EndKeysChoice({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <div>
      <Checkbox isSelected={value} onChange={onChange}>
        {endKeysTexts.endToo}
      </Checkbox>
      <Text>{endKeysTexts.endTooHint}</Text>
    </div>
  );
}
