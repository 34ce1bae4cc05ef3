import { Check, FileText } from 'lucide-react';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { LetterTile } from '#web/widgets/marks/letter-tile.tsx';
import styles from './hero-picture.module.css';

/** A resume line on its way through an answer to a confirmation. Decoration: the words beside it say the same. */
export function HeroPicture() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.sheet}>
        <b className={styles.name}>Maya Ellison</b>
        Austin, TX
        <p className={styles.heading}>EXPERIENCE</p>
        <b>Operations Analyst</b>, Brightwater Supply Co.
        <br />
        March 2022 – Present
        <br />
        <mark>Cut late departures from 11% to 4%</mark>
        <i />
        <i />
        <p className={styles.heading}>EDUCATION</p>
        <b>BBA, Supply Chain Management</b>
        <i />
        <p className={styles.heading}>SKILLS</p>
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
          <LetterTile name="Harborlight Logistics" size="sm" />
          <div>
            <b>Harborlight Logistics</b>
            <p>Senior Operations Analyst</p>
          </div>
        </div>
        <p className={styles.asked}>Tell us about a process you improved</p>
        <p className={styles.answer}>At Brightwater I cut late departures from 11% to 4%.</p>
        <p className={styles.source}>
          <Icon of={FileText} size="xs" />
          From your resume: “Cut late departures…”
        </p>
      </div>
      <div className={styles.proof}>
        <span className={styles.knot}>
          <Icon of={Check} />
        </span>
        <div>
          <b>Confirmed by the employer</b>
          <p>Sent once, Nov 12, 10:42 AM</p>
        </div>
      </div>
    </div>
  );
}
