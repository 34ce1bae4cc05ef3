import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import styles from './settings.module.css';

/** A secret that we never show again. */
export function ShownOnce({
  title,
  words,
  secret,
  copy,
}: {
  title: string;
  words: string;
  secret: string;
  copy: string;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <output className={styles.once}>
      <Banner tone="ok" title={title}>
        {words}
      </Banner>
      <code className={styles.secret}>{secret}</code>
      <div>
        <Button
          variant="secondary"
          size="md"
          icon={copied ? Check : Copy}
          onPress={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        >
          {copied ? settingsTexts.copied : copy}
        </Button>
      </div>
    </output>
  );
}
