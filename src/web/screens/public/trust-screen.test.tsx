import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { percentText, sumTrust, TrustReport } from '#domain/trust/trust-report.ts';
import stored from '#web/content/trust-report.json' with { type: 'json' };
import { TrustScreen } from './trust-screen.tsx';

const report = TrustReport.parse(stored);
const text = renderToStaticMarkup(<TrustScreen />)
  .replace(/<[^>]+>/g, '|')
  .replace(/\|+/g, '|');
const count = (value: number) => value.toLocaleString('en-US');

it('the page says the stored figures of every system, and that the employers are for practice', () => {
  expect(report.rows.length).toBeGreaterThanOrEqual(14);
  for (const row of report.rows) {
    const cells = [
      row.system,
      count(row.forms),
      percentText(row.fieldsRead.right, row.fieldsRead.of),
      ' ',
      `${count(row.fieldsRead.right)} of ${count(row.fieldsRead.of)}`,
      percentText(row.valuesFilled.right, row.valuesFilled.of),
      ' ',
      `${count(row.valuesFilled.right)} of ${count(row.valuesFilled.of)}`,
      percentText(row.leftForReview, row.questions),
      count(row.falselyApplied),
      count(row.falselyFailed),
      count(row.duplicates),
      row.seconds.toFixed(1),
      row.cpuSeconds.toFixed(1),
    ];
    expect(text).toContain(`|${cells.join('|')}|`);
  }
  expect(text).toContain('practice employers');
});

it('nothing was called sent that did not arrive, and nothing arrived twice', () => {
  const all = sumTrust(report.rows);
  expect({ falselyApplied: all.falselyApplied, duplicates: all.duplicates }).toEqual({
    falselyApplied: 0,
    duplicates: 0,
  });
  expect(text).toContain(`Out of ${count(all.sent)} submissions to practice employers`);
});
