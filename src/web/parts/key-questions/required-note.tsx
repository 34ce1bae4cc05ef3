import styles from './key-questions.module.css';

/** What stands under the heading of the questions. */
export function RequiredNote() {
  return (
    <>
      Employers ask these most often. Answer once and we use your words.{' '}
      <span className={styles.required}>*</span> means required.
    </>
  );
}
