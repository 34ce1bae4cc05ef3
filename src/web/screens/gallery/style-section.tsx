import styles from './gallery.module.css';
import { Sample, Section } from './section.tsx';

const grounds = ['brand-active', 'brand-hover', 'brand', 'brand-soft-2', 'brand-soft'];
const states = ['success', 'warning', 'error', 'info'];

export function StyleSection() {
  return (
    <Section title="Color and type">
      <div className={styles.columns} data-wide>
        <div className={styles.type}>
          <Sample title="Brand">
            <Swatches names={grounds} />
          </Sample>
          <Sample title="State">
            <Swatches names={states} />
          </Sample>
        </div>
        <div className={styles.type}>
          <h2>Review your application</h2>
          <h3>Why this matches</h3>
          <h4>Senior Operations Analyst</h4>
          <p>We read your resume once and show you everything we found.</p>
          <p className={styles.mono}>9f2c 41ab e07d</p>
        </div>
      </div>
    </Section>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.swatches}>
      {names.map((name) => (
        <span key={name} className={styles.swatch} data-on={name}>
          {name}
        </span>
      ))}
    </div>
  );
}
