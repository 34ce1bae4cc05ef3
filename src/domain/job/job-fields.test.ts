import { describe, expect, it } from 'vitest';
import { readJobFields, readLogo } from './job-fields.ts';

const answer = {
  id: '7b0f6c2e-8a55-4c8e-9f61-5f3f2f6f0a11',
  title: 'Cook',
  company: { name: 'Harbor Kitchen', logo: '/logos/7b0f6c2e-8a55-4c8e-9f61-5f3f2f6f0a11.png' },
  jobLocations: [{ city: 'Austin', state: 'TX' }],
  remoteOptions: ['Hybrid remote'],
  description: '<p>Prepare lunch.</p>',
  applyUrl: 'https://harbor.example/apply',
  jobUrl: 'https://harbor.example/cook',
  postedAgoDays: 2,
  isLastVerifiedDate: true,
  isJobOlderThan7Days: false,
  showNewTag: true,
  isLiked: false,
  isDisliked: true,
};

describe('a job', () => {
  it('is shown by its fifteen fields [MAT-002]', () => {
    expect(readJobFields(answer)).toEqual({
      id: answer.id,
      img: answer.company.logo,
      title: 'Cook',
      company: 'Harbor Kitchen',
      location: 'Austin, Texas',
      remoteOption: 'Hybrid',
      description: '<p>Prepare lunch.</p>',
      directApplyUrl: 'https://harbor.example/apply',
      jobUrl: 'https://harbor.example/cook',
      postedAgoDays: 2,
      isLastVerifiedDate: true,
      isJobOlderThan7Days: false,
      showNewTag: true,
      isLiked: false,
      isDisliked: true,
    });
  });

  it('has no logo when the id in its address is all zeros [MAT-004]', () => {
    const zero = '00000000-0000-0000-0000-000000000000';
    expect(readLogo(`https://logos.example/${zero}.png`)).toBeNull();
    expect(readLogo(zero)).toBeNull();
    expect(readLogo(null)).toBeNull();
    expect(readLogo('/logos/1.png')).toBe('/logos/1.png');
  });
});
