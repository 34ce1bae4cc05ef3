import { describe, expect, it } from 'vitest';
import type { Feature } from '#domain/portal/features.ts';
import { portals } from '#tests/portals.ts';
import { displayStatus } from './display-status.ts';
import { failureCodes } from './failure-codes.ts';
import {
  listStatusFilters,
  pageSizes,
  postArchiveFilters,
  queryOfFilter,
  readStatusFilter,
  statusFilterIds,
} from './status-filter.ts';

const { features } = portals.SNR;

describe('the status filter', () => {
  it('has exactly these ids, named by the display labels [APP-042]', () => {
    expect(listStatusFilters(features)).toEqual([
      { id: 'all', label: 'All' },
      { id: 'applied', label: 'Applied' },
      { id: 'applied-directly', label: 'Applied directly' },
      { id: 'action-recommended', label: 'Action recommended' },
      { id: 'job-expired', label: 'Job expired' },
      { id: 'unsuccessful', label: 'Unsuccessful' },
    ]);
    expect(statusFilterIds).toHaveLength(6);
  });

  it('hides Job expired where that status is not shown', () => {
    const others = features.filter((feature) => feature !== 'ShowExpiredJobStatus');
    expect(listStatusFilters(others).map(({ id }) => id)).not.toContain('job-expired');
    expect(queryOfFilter('action-recommended', others)?.errorCodes).toContain('failure_job_expired');
  });

  it('applies only for a known id that is not All [APP-043]', () => {
    expect(readStatusFilter('applied')).toBe('applied');
    expect(readStatusFilter('all')).toBeNull();
    expect(readStatusFilter('Applied')).toBeNull();
    expect(readStatusFilter('anything')).toBeNull();
    expect(readStatusFilter(null)).toBeNull();
  });

  it('asks for failed applications by codes, by what the person reported, or for those without a code [EXA-018]', () => {
    expect(queryOfFilter('applied', features)).toBeNull();
    expect(queryOfFilter('applied-directly', features)).toEqual({
      errorCodes: [],
      postArchiveStatuses: ['AppliedForJob'],
    });
    expect(queryOfFilter('job-expired', features)).toEqual({
      errorCodes: ['failure_job_expired'],
      postArchiveStatuses: ['Empty'],
    });
    expect(queryOfFilter('unsuccessful', features)).toEqual({
      errorCodes: ['empty', 'failure_invalid_application'],
      postArchiveStatuses: ['Empty'],
    });
    expect(queryOfFilter('action-recommended', features)?.postArchiveStatuses).toEqual(['Empty']);
  });

  it('finds every failed application under the label it is shown with', () => {
    const expected = {
      ActionRecommended: 'action-recommended',
      JobExpired: 'job-expired',
      Fail: 'unsuccessful',
    };
    for (const errorCode of failureCodes) {
      const status = displayStatus({ status: 'Fail', errorCode }, features) as keyof typeof expected;
      expect(queryOfFilter(expected[status] as 'job-expired', features)?.errorCodes).toContain(errorCode);
    }
  });

  it('knows the post-archive values AppliedForJob and Empty [AUT-005]', () => {
    expect(postArchiveFilters).toEqual(['AppliedForJob', 'Empty']);
  });
});

it("a failure with its own status doesn't recommend an action [EXA-018]", () => {
  const codes = (features: readonly Feature[]) => queryOfFilter('action-recommended', features)?.errorCodes;
  const apart = ['failure_invalid_application', 'failure_job_expired'];
  expect(codes(features)).toEqual(failureCodes.filter((code) => !apart.includes(code)));
  expect(codes([])).toEqual(failureCodes.filter((code) => code !== 'failure_invalid_application'));
});

it('every other choice stays when the expired status is not shown', () => {
  expect(listStatusFilters([]).map(({ id }) => id)).toEqual([
    'all',
    'applied',
    'applied-directly',
    'action-recommended',
    'unsuccessful',
  ]);
});

it('a page holds 10 rows on the main list [APP-048]', () => {
  expect(pageSizes.main).toBe(10);
});

it('a page holds 20 rows on the My Applications tabs', () => {
  expect(pageSizes.simplified).toBe(20);
});
