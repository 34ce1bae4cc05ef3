import type { ReactNode } from 'react';
import styles from './illustration.module.css';

const ink = { stroke: 'var(--line)', strokeWidth: 2.5 };

/** Flat shapes with an outline, colored by tokens only. */
const drawings = {
  list: (
    <>
      <circle cx="100" cy="100" r="72" fill="var(--brand-soft)" />
      <ellipse cx="100" cy="168" rx="60" ry="6" fill="var(--sand)" />
      <rect x="40" y="44" width="104" height="32" rx="9" fill="var(--surface)" {...ink} />
      <rect x="56" y="86" width="104" height="32" rx="9" fill="var(--surface)" {...ink} />
      <rect x="40" y="128" width="104" height="32" rx="9" fill="var(--sand)" {...ink} />
      <circle cx="57" cy="60" r="7.5" fill="var(--leaf)" />
      <circle cx="73" cy="102" r="7.5" fill="var(--brand)" />
      <circle cx="57" cy="144" r="7.5" fill="var(--clay)" />
      <path d="M74 60h46M90 102h46M74 144h34" stroke="var(--brand-line)" strokeWidth="5" />
      <path d="m69.5 102 2.7 2.7 4.6-5" stroke="var(--on-brand)" strokeWidth="2.2" />
      <path
        d="M160 46c10 6 14 16 12 26M34 120c-8 8-9 18-4 26"
        stroke="var(--clay)"
        strokeWidth="2.5"
        strokeDasharray="1 7"
      />
    </>
  ),
  letter: (
    <>
      <circle cx="100" cy="104" r="72" fill="var(--brand-soft)" />
      <ellipse cx="100" cy="170" rx="56" ry="6" fill="var(--sand)" />
      <path d="M44 92l56-34 56 34v62a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z" fill="var(--surface)" {...ink} />
      <path d="M62 40h64l14 14v70l-40 24-38-24z" fill="var(--surface)" {...ink} />
      <path d="M126 40v14h14" {...ink} />
      <path d="M76 66h36M76 80h48M76 94h30" stroke="var(--brand-line)" strokeWidth="5" />
      <path d="M44 96l56 36 56-36v58a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z" fill="var(--sand)" {...ink} />
      <path d="M47 159l38-36M153 159l-38-36" {...ink} />
      <circle cx="146" cy="62" r="17" fill="var(--brand)" />
      <path d="m138.5 62 5.5 5.5 9.5-10.5" stroke="var(--on-brand)" strokeWidth="3.4" />
      <path d="M30 60v10M25 65h10M172 116v8M168 120h8" stroke="var(--clay)" strokeWidth="2.5" />
    </>
  ),
  search: (
    <>
      <circle cx="100" cy="104" r="70" fill="var(--brand-soft)" />
      <ellipse cx="98" cy="172" rx="54" ry="6" fill="var(--sand)" />
      <rect x="42" y="52" width="92" height="104" rx="11" fill="var(--surface)" {...ink} />
      <rect x="56" y="66" width="22" height="22" rx="6" fill="var(--sand)" />
      <path d="M88 72h30M88 83h20M56 104h62M56 118h46" stroke="var(--brand-line)" strokeWidth="5" />
      <circle cx="128" cy="118" r="27" fill="var(--surface)" {...ink} />
      <circle cx="128" cy="118" r="18" fill="var(--brand-soft-2)" />
      <path d="m148 138 18 18" stroke="var(--line)" strokeWidth="7" />
      <path d="M120 118h16" stroke="var(--brand)" strokeWidth="3.4" />
    </>
  ),
  resume: (
    <>
      <circle cx="100" cy="104" r="72" fill="var(--brand-soft)" />
      <ellipse cx="100" cy="174" rx="56" ry="6" fill="var(--sand)" />
      <path
        d="M58 34h60l26 26v100a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"
        fill="var(--surface)"
        {...ink}
      />
      <path d="M118 34v18a8 8 0 0 0 8 8h18" fill="var(--sand)" {...ink} />
      <circle cx="76" cy="66" r="10" fill="var(--clay)" />
      <path d="M94 62h16M94 72h10M68 94h58M68 108h58M68 122h36" stroke="var(--brand-line)" strokeWidth="5" />
      <circle cx="134" cy="140" r="22" fill="var(--brand)" />
      <path d="M134 150v-19m-8 8 8-8 8 8" stroke="var(--on-brand)" strokeWidth="3.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

interface IllustrationProps {
  name: IllustrationName;
  /** `wide` is the simplified tabs' size: the same drawing, centered. */
  size?: 'standard' | 'wide';
}

export function Illustration({ name, size = 'standard' }: IllustrationProps) {
  return (
    <svg
      className={styles.illustration}
      data-size={size}
      viewBox="0 0 200 200"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
