import { expect, it } from 'vitest';
import { boardLists } from '#lab/boards/board-lists.ts';
import { jobSources } from '#systems/identify-posting.ts';
import { findImpolite, makeBoards, type ReplayVisit } from './replay-boards.ts';

const made = makeBoards(200);

it('makes 200 boards of ten systems', () => {
  const systems = Map.groupBy(made, ({ system }) => system);
  expect([...systems.values()].map((own) => own.length)).toEqual(Array.from({ length: 10 }, () => 20));
  expect(new Set(made.map(({ tenant }) => tenant)).size).toBe(200);
});

it.each(Object.entries(boardLists))(
  '%s: all jobs of a made board are read, with place and text',
  async (system, shape) => {
    const board = made.find((one) => one.system === system);
    const source = jobSources.find((one) => one.system === system);
    if (!board || !source) throw new Error(`${system} has no board`);
    const answers = new Map([
      [shape.url(board.tenant), shape.write(board)],
      ...board.jobs.map(
        (job) =>
          [shape.posting?.url(board.tenant, job) ?? '', shape.posting?.write(board, job) ?? ''] as const,
      ),
    ]);
    const ask = async (url: string) => {
      const text = answers.get(url.replace(/\?.*/, ''));
      return { status: text === undefined ? 404 : 200, url, location: null, text: text ?? '' };
    };
    const { jobs, isWhole } = await source.readBoard(ask, { tenant: board.tenant }, new Set());
    expect([isWhole, jobs.map(({ title }) => title)]).toEqual([true, board.jobs.map(({ title }) => title)]);
    for (const [index, { html, places }] of jobs.entries()) {
      expect(html).toContain('hiring');
      expect(JSON.stringify(places)).toContain(board.jobs[index]?.city);
    }
  },
);

it('a request is impolite that comes before the pause is over, at the same time, or before robots.txt', () => {
  const visit = (from: number, to: number, path = '/x', system = 'lever'): ReplayVisit => ({
    system,
    path,
    from,
    to,
  });
  const robots = visit(0, 100, '/robots.txt');
  const find = (...visits: ReplayVisit[]) => findImpolite([robots, ...visits], 2000).map(({ from }) => from);
  expect(find(visit(2100, 2200), visit(4200, 4300))).toEqual([]);
  expect(find(visit(2050, 2200))).toEqual([2050]);
  expect(find(visit(2100, 9000), visit(5000, 5100))).toEqual([5000]);
  expect(find(visit(50, 60, '/x', 'ashby'))).toEqual([50]);
  expect(find(visit(50, 60, '/robots.txt', 'ashby'))).toEqual([]);
});
