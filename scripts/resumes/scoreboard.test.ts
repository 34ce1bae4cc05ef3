import { expect, it } from 'vitest';
import { scoreShapes } from './score-shapes.ts';

// Shows which layouts a change of the reader improves or worsens; `vitest -u` writes the new figures.
it('the hard layouts score as on the scoreboard', async () => {
  const scores = `${JSON.stringify(await scoreShapes(), null, 2)}\n`;
  await expect(scores).toMatchFileSnapshot('./scoreboard.json');
});
