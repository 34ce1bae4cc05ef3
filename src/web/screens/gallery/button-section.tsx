import { Bookmark, ThumbsDown, ThumbsUp, Trash2, Upload, X, Zap } from 'lucide-react';
import { useState } from 'react';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { IconButton, IconToggle } from '#web/widgets/buttons/icon-button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import styles from './gallery.module.css';
import { Forced, Sample, Section } from './section.tsx';

const words = {
  primary: 'Apply',
  secondary: 'Review',
  tertiary: 'Copy',
  destructive: 'Delete',
  ghost: 'Cancel',
  link: 'Undo',
  disabled: 'Apply',
} as const;
const variants = Object.keys(words) as (keyof typeof words)[];
const sizes = ['sm', 'md', 'default', 'lg'] as const;
const weights = ['light', 'medium', 'bold', 'dark'] as const;

export function ButtonSection() {
  const portal = usePortal();
  const [liked, setLiked] = useState(true);
  return (
    <Section title="Buttons">
      <VariantTable />
      <div className={styles.columns} data-wide>
        <Sample title="Weights">
          <Row>
            {weights.map((weight) => (
              <Button key={weight} size="md" variant="secondary" weight={weight}>
                {weight}
              </Button>
            ))}
          </Row>
        </Sample>
        <Sample title="Upload, by brand">
          <Button icon={Upload} variant={uploadButtonVariant(portal)}>
            Upload
          </Button>
        </Sample>
        <Sample title="Filled delete, links">
          <Row>
            <Button icon={Trash2} variant="destructive" solid>
              Delete this entry
            </Button>
            <LinkButton href="https://example.com" variant="secondary" leavesSite>
              Company site
            </LinkButton>
          </Row>
        </Sample>
        <Sample title="Icon buttons">
          <Row>
            <IconButton icon={X} label="Dismiss" />
            <IconButton icon={Bookmark} label="Save for later" outlined />
            <IconButton icon={X} label="Dismiss (small)" size="sm" />
            <IconButton icon={X} label="Dismiss (disabled)" isDisabled />
            <IconToggle icon={ThumbsUp} label="Like" pressed={liked} onChange={setLiked} />
            <IconToggle icon={ThumbsDown} label="Dislike" pressed={!liked} onChange={(on) => setLiked(!on)} />
          </Row>
        </Sample>
      </div>
    </Section>
  );
}

function VariantTable() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones
    <section className={styles.scroll} aria-label="Variants and sizes" tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            {['variant', ...sizes, 'hover', 'pressed', 'focus', 'loading'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {sizes.map((size) => (
                <td key={size}>
                  <Button variant={variant} size={size} {...(variant === 'primary' ? { icon: Zap } : {})}>
                    {words[variant]}
                  </Button>
                </td>
              ))}
              {variant !== 'disabled' && <States variant={variant} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function States({ variant }: { variant: keyof typeof words }) {
  return (
    <>
      {(['hover', 'press', 'focus'] as const).map((state) => (
        <td key={state} aria-label={state}>
          <Forced state={state}>
            <Button variant={variant} size="md">
              {words[variant]}
            </Button>
          </Forced>
        </td>
      ))}
      <td>
        <Button variant={variant} size="md" loading>
          {words[variant]}
        </Button>
      </td>
    </>
  );
}
