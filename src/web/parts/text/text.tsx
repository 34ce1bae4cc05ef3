import type { ReactNode } from 'react';
import styles from './text.module.css';

interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'h2' | 'h3' | 'h4';
  /** `heading` looks like an h3 whatever its level in the outline. */
  look?: 'small' | 'fine' | 'heading' | 'subheading';
  tone?: 'text' | 'muted' | 'strong' | 'success' | 'warning';
}

/** Text in a size below body text, or a heading. */
export function Text({ children, as: Element = 'p', look = 'small', tone }: TextProps) {
  const heading = look === 'heading' || look === 'subheading';
  return (
    <Element className={styles.text} data-look={look} data-tone={tone ?? (heading ? 'strong' : 'muted')}>
      {children}
    </Element>
  );
}

interface HeadingProps {
  children: ReactNode;
  /** The level in the outline, whatever the size. */
  level?: 2 | 3;
  small?: boolean;
}

/** A heading below the page's title. */
export function Heading({ children, level = 2, small = false }: HeadingProps) {
  return (
    <Text as={`h${level}`} look={small ? 'subheading' : 'heading'}>
      {children}
    </Text>
  );
}
