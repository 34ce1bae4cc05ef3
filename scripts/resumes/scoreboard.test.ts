import { expect, it } from 'vitest';
import { scoreShapes } from './score-shapes.ts';

// A change of the reader shows here which layouts it reads better or worse; `vitest -u` writes the new figures.
it('the hard layouts are read as the scoreboard says', async () => {
  const scores = `${JSON.stringify(await scoreShapes(), null, 2)}\n`;
  await expect(scores).toMatchFileSnapshot('./scoreboard.json');
});
