import { CircleAlert, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Illustration } from '#web/widgets/marks/illustration.tsx';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  title: string;
  hint: string;
  /** Extensions or media types, as in a file input. */
  accept: readonly string[];
  onFile: (file: File) => void;
  buttonText?: string;
  buttonVariant?: 'primary' | 'secondary';
  error?: string | undefined;
  busy?: boolean;
  /** Other ways to add a file, below the button. */
  children?: ReactNode;
}

export function DropZone({
  title,
  hint,
  accept,
  onFile,
  buttonText = widgetTexts.chooseFile,
  buttonVariant = 'primary',
  error,
  busy = false,
  children,
}: DropZoneProps) {
  return (
    <>
      <AriaDropZone
        aria-label={title}
        className={styles.zone}
        data-invalid={error !== undefined || undefined}
        isDisabled={busy}
        onDrop={({ items }) => {
          void items
            .find((item) => item.kind === 'file')
            ?.getFile()
            .then(onFile);
        }}
      >
        <Illustration name="resume" />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
        <FileTrigger
          acceptedFileTypes={[...accept]}
          onSelect={(files) => {
            const chosen = files?.[0];
            if (chosen) onFile(chosen);
          }}
        >
          <Button icon={Upload} variant={buttonVariant} loading={busy}>
            {buttonText}
          </Button>
        </FileTrigger>
        {children && <div className={styles.others}>{children}</div>}
      </AriaDropZone>
      {error && (
        <p className={styles.error} role="alert">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </>
  );
}
