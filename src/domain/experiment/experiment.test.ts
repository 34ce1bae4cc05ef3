import { describe, expect, it } from 'vitest';
import { portals } from '#tests/portals.ts';
import {
  baseline,
  type Experiment,
  experimentKeys,
  experiments,
  findExperiment,
  isEligible,
  isTreatment,
  isVariant,
  stageIds,
  stageOf,
  variantNames,
} from './experiment.ts';
import { readExperimentMap } from './experiment-map.ts';
import { shareOut } from './share-out.ts';
import { readForcedVariants, readSwitched } from './test-switches.ts';

const people = Array.from({ length: 3000 }, (_unused, n) => `person-${n}`);

function countShares(experiment: Pick<Experiment, 'id' | 'allocation'>): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const person of people) {
    const index = shareOut(experiment, person) - 1;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

describe('the split tests', () => {
  it('include two teaser tests, for desktop and mobile [EXP-004]', () => {
    expect([experiments.teaserDesktop.device, experiments.teaserMobile.device]).toEqual([
      'desktop',
      'mobile',
    ]);
  });

  it('include two apply-directly tests [EXP-005]', () => {
    expect(experiments.applyDirectlyDesktop).toMatchObject({ device: 'desktop', stageId: 242 });
    expect(experiments.applyDirectlyMobile).toMatchObject({ device: 'mobile', stageId: 242 });
    expect(new Set(experimentKeys.map((key) => experiments[key].id)).size).toBe(4);
  });

  it('have the variants Baseline, Variability Estimator, and a third [EXP-006]', () => {
    expect(variantNames).toEqual({ 1: 'Baseline', 2: 'Variability Estimator', 3: 'Treatment' });
  });

  it('split people evenly, and nobody changes sides [EXP-006]', () => {
    const { teaserDesktop } = experiments;
    for (const count of countShares(teaserDesktop)) expect(Math.abs(count - 1000)).toBeLessThan(120);
    for (const person of people.slice(0, 50))
      expect(shareOut(teaserDesktop, person)).toBe(shareOut(teaserDesktop, person));
  });

  it('follow the given shares', () => {
    expect(countShares({ id: 'x', allocation: [1, 0, 0] })).toEqual([3000, 0, 0]);
    expect(countShares({ id: 'x', allocation: [0, 1, 0] })).toEqual([0, 3000, 0]);
    const [most, , rest] = countShares({ id: 'x', allocation: [9, 0, 1] });
    expect(most).toBeGreaterThan(rest * 6);
  });

  it('turn apply-directly on with variant 3, which everybody gets unless the shares change [EXP-007]', () => {
    expect(countShares(experiments.applyDirectlyDesktop)).toEqual([0, 0, 3000]);
    expect(countShares(experiments.applyDirectlyMobile)).toEqual([0, 0, 3000]);
    expect([1, 2, 3].map((variant) => isTreatment(variant as 1 | 2 | 3))).toEqual([false, false, true]);
  });

  it('are found by their id', () => {
    expect(findExperiment(experiments.teaserMobile.id)).toBe(experiments.teaserMobile);
    expect(findExperiment('unknown')).toBeUndefined();
  });
});

describe('taking part depends on payment status, device and stage [EXP-010]', () => {
  const statuses = ['Not Started', 'Initial', 'Active', 'Failed', 'Cancelled'] as const;
  const eligible = (experiment: Experiment) =>
    statuses.flatMap((paymentStatus) =>
      (['desktop', 'mobile'] as const).flatMap((device) =>
        [57, 242, 245].flatMap((stageId) =>
          isEligible(experiment, { paymentStatus, device, stageId })
            ? [`${paymentStatus} ${device} ${stageId}`]
            : [],
        ),
      ),
    );

  it('the teaser is for people who have not paid yet, on the dashboard', () => {
    expect(eligible(experiments.teaserDesktop)).toEqual(['Not Started desktop 57', 'Initial desktop 57']);
    expect(eligible(experiments.teaserMobile)).toEqual(['Not Started mobile 57', 'Initial mobile 57']);
  });

  it('apply-directly is for everybody, among the applications', () => {
    expect(eligible(experiments.applyDirectlyMobile)).toEqual(
      statuses.map((status) => `${status} mobile 242`),
    );
    expect(eligible(experiments.applyDirectlyDesktop)).toEqual(
      statuses.map((status) => `${status} desktop 242`),
    );
  });
});

describe('a tester', () => {
  const nothing = { query: {}, cookies: {} };

  it('forces variants by pairs of id and variant [EXP-008]', () => {
    expect([...readForcedVariants('a-1_3,b-2_1')]).toEqual([
      ['a-1', 3],
      ['b-2', 1],
    ]);
    expect([...readForcedVariants('a_4,_3,b,,c_x, d_2')]).toEqual([['d', 2]]);
  });

  it('forces by query or cookie, and the query wins [EXP-008]', () => {
    expect(readSwitched('a', { ...nothing, cookies: { runtest: 'a_2' } })).toEqual({ v: 2, s: 'f' });
    expect(readSwitched('a', { query: { runtest: 'a_3' }, cookies: { runtest: 'a_2' } })).toEqual({
      v: 3,
      s: 'f',
    });
    expect(readSwitched('b', { ...nothing, cookies: { runtest: 'a_2' } })).toBeNull();
    expect(readSwitched('a', nothing)).toBeNull();
  });

  it('disables every test, forced ones too [EXP-009]', () => {
    const off = { v: 1, s: 'd' };
    expect(readSwitched('a', { ...nothing, query: { disabletests: '1', runtest: 'a_3' } })).toEqual(off);
    expect(readSwitched('a', { ...nothing, cookies: { disabletests: '1' } })).toEqual(off);
    expect(readSwitched('a', { ...nothing, query: { disabletests: '0' } })).toBeNull();
  });
});

it('the experiment cookie maps an id to variant and source; anything else in it is ignored [IDN-004]', () => {
  const good = { a: { v: 3, s: 'a' }, b: { v: 1, s: 'd' }, c: { v: 2, s: 'f' } };
  expect(readExperimentMap(JSON.stringify(good))).toEqual(good);
  expect(readExperimentMap('{"a":{"v":9,"s":"a"},"b":{"v":1,"s":"x"},"c":null,"d":{"v":1,"s":"a"}}')).toEqual(
    {
      d: { v: 1, s: 'a' },
    },
  );
  for (const text of [undefined, '', 'null', '[', '3']) expect(readExperimentMap(text)).toEqual({});
});

it('each test has its layer, goal, shares, and id [EXP-004] [EXP-005]', () => {
  const rows = experimentKeys.map((key) => {
    const { layer, goal, allocation, id, stageId } = experiments[key];
    return `${key} ${layer} ${goal} ${allocation.join(':')} ${stageId} ${id}`;
  });
  expect(rows).toEqual([
    'teaserDesktop teaser payment 1:1:1 57 6f0c2f53-6c0f-4a53-9a52-5d3f6b1a9c01',
    'teaserMobile teaser payment 1:1:1 57 b2f7a9d4-0d55-4f0e-8c86-2f3c1f7be202',
    'applyDirectlyDesktop apply-directly applied-directly 0:0:1 242 0e4f1f0a-93c5-4d0b-a1c7-7a4f5f0d6303',
    'applyDirectlyMobile apply-directly applied-directly 0:0:1 242 d81b5c2e-4b7a-4c69-b0f4-1c9e8a2f7404',
  ]);
});

it('the numbers 1, 2, and 3 are variants, and the first changes nothing [EXP-006]', () => {
  expect([0, 1, 2, 3, 4, '1', null, undefined].filter(isVariant)).toEqual([1, 2, 3]);
  expect(baseline).toBe(1);
});

it('the stages are dashboard 57, applications 242, profile 245 [EXP-020]', () => {
  expect(stageIds).toEqual({ dashboard: 57, applications: 242, profile: 245 });
  expect(stageOf(portals.SNR, '/dashboard')).toBe(57);
  expect(stageOf(portals.SNR, '/dashboard/applications')).toBe(242);
  expect(stageOf(portals.SNR, '/dashboard/application/7/receipt')).toBe(242);
  expect(stageOf(portals.FLX, '/expertapply/profile/resume-preview')).toBe(245);
  expect(stageOf(portals.SNR, '/settings/account')).toBeNull();
});
