import { Check, FileText } from 'lucide-react';
import { heroTexts as texts } from '#web/texts/public/home.ts';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import styles from './hero-picture.module.css';

/** A resume line becomes an answer, and the answer is confirmed. Decorative: the text next to it says the same. */
export function HeroPicture() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.sheet}>
        <b className={styles.name}>{texts.name}</b>
        {texts.place}
        <p className={styles.heading}>{texts.experience}</p>
        <Trans text={texts.job} parts={{ b: (words) => <b>{words}</b> }} />
        <br />
        {texts.period}
        <br />
        <mark>{texts.line}</mark>
        <i />
        <i />
        <p className={styles.heading}>{texts.education}</p>
        <b>{texts.degree}</b>
        <i />
        <p className={styles.heading}>{texts.skills}</p>
        <i />
        <i />
      </div>
      <svg className={styles.thread} viewBox="0 0 544 540" fill="none" strokeWidth="2" strokeLinecap="round">
        <g className={styles.brandThread}>
          <path d="M216 158C350 150 436 146 436 198" strokeDasharray="1 6" />
          <circle cx="216" cy="158" r="4" />
          <circle cx="436" cy="203" r="4" />
        </g>
        <g className={styles.provenThread}>
          <path d="M456 434C456 488 430 501 378 501" strokeDasharray="1 6" />
          <circle cx="456" cy="430" r="4" />
        </g>
      </svg>
      <div className={styles.question}>
        <div className={styles.employer}>
          <LetterTile name={texts.employer} size="sm" />
          <div>
            <b>{texts.employer}</b>
            <p>{texts.title}</p>
          </div>
        </div>
        <p className={styles.asked}>{texts.question}</p>
        <p className={styles.answer}>{texts.answer}</p>
        <p className={styles.source}>
          <Icon of={FileText} size="xs" />
          {texts.source}
        </p>
      </div>
      <div className={styles.proof}>
        <span className={styles.knot}>
          <Icon of={Check} />
        </span>
        <div>
          <b>{texts.confirmed}</b>
          <p>{texts.sent}</p>
        </div>
      </div>
    </div>
  );
}
