import { expect, it } from 'vitest';
import { hostedAddresses } from '#lab/boards/careers-pages.ts';
import { makeAddresses } from '#lab/boards/make-addresses.ts';
import { judgeAddresses } from './bench-boards.ts';

it('makes the same distinct addresses every time, of every kind and system', () => {
  const made = makeAddresses(500, 100);
  expect(made).toEqual(makeAddresses(500, 100));
  expect(new Set(made.map(({ wish }) => wish)).size).toBe(600);
  const kinds = Map.groupBy(made, ({ kind }) => kind);
  expect([...kinds.keys()].sort()).toEqual(['embedded', 'hosted', 'linked', 'misleading', 'redirect']);
  const systems = new Set(made.flatMap(({ board }) => board?.split(':')[0] ?? []));
  expect([...systems].sort()).toEqual(Object.keys(hostedAddresses).sort());
});

it('an address counts as right when its board is accepted or offered first, and as wrong when another one is accepted', () => {
  const address = { kind: 'hosted', wish: '', board: 'lever:Acme', pages: [] } as const;
  const misleading = { ...address, board: null };
  expect(
    judgeAddresses([
      { address: { ...address, pages: [] }, accepted: 'lever:acme', offered: [] },
      { address: { ...address, pages: [] }, accepted: null, offered: ['lever:acme', 'lever:other'] },
      { address: { ...address, pages: [] }, accepted: null, offered: ['lever:other', 'lever:acme'] },
      { address: { ...address, pages: [] }, accepted: 'lever:other', offered: [] },
      { address: { ...misleading, pages: [] }, accepted: 'lever:acme', offered: [] },
      { address: { ...misleading, pages: [] }, accepted: null, offered: ['lever:acme'] },
    ]),
  ).toMatchObject({ addresses: 4, right: 2, atOnce: 1, wrongAccepted: 2, misleading: 2 });
});
