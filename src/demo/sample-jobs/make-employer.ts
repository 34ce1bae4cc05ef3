import type { PracticeAts } from '#practice/form/practice-job.ts';
import { employerTexts } from './employer-texts.ts';
import { openRandom } from './random.ts';

export interface SampleEmployer {
  ats: PracticeAts;
  tenant: string;
  company: string;
  brandColor: string;
  about: string;
  benefits: string[];
}

const firstWords =
  'Alder Amber Ashgrove Beacon Birchfield Blue Heron Bramble Brookside Calloway Canyon Cedar Clearwater Copper Coral Crescent Dogwood Eastgate Elmhurst Ember Fairview Falcon Foxglove Garnet Glenwood Granite Great Plains Greenway Harbor Hawthorn Hickory High Desert Hollis Ironwood Ivory Keystone Kingfisher Lakeview Laurel Linden Lone Pine Magnolia Maple Meridian Mesa Mill Creek Monarch Northfield Oak Hollow Orchard Palisade Pioneer Quarry Redbud Ridgeline Riverbend Rowan Saddleback Sagebrush Silver Lake Slate Spruce Stonebridge Summit Sycamore Tamarack Timber Vista Walnut Westbrook Willow Winterset'
    .replace(/\b(Blue|Great|High|Lone|Mill|Oak|Silver) (\w+)/g, '$1_$2')
    .split(' ')
    .map((word) => word.replace('_', ' '));

const benefits = [
  'Medical, dental, and vision insurance from your first month',
  '401(k) with a 4% match',
  'Three weeks of paid time off in your first year',
  '12 weeks of paid parental leave',
  'Tuition and certification reimbursement',
  'Company-paid life and short-term disability insurance',
  'Schedules posted two weeks in advance',
  'One paid volunteer day a year',
  'Free parking or a transit pass',
  'Employee referral bonus',
];
const systems = ['greenhouse', 'lever', 'ashby'] as const;
const colors = ['#1d4f91', '#2f6f4f', '#8a3b12', '#5b3a8c', '#0f6a73', '#7a2048', '#3c4a5a', '#946200'];

/** When names run out, they are reused with a region. */
const regions = ['', 'West', 'East', 'South', 'North', 'Central', 'Pacific', 'Atlantic', 'Gulf', 'Mountain'];

/** Makes the employer with this number of its kind; a city hires only locally. */
export function makeEmployer(
  kind: string,
  number: number,
  town: { city: string; state: string },
): SampleEmployer {
  const { names, abouts } = employerTexts[kind] ?? { names: [], abouts: [] };
  const seed = kind.split('').reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000;
  const random = openRandom(number * 31 + seed);
  const company = kind === 'government' ? `City of ${town.city}` : nameEmployer(names, number, seed);
  const about = random
    .pick(abouts)
    .replaceAll('{company}', company)
    .replace('{states}', String(3 + random.below(12)))
    .replace('{sites}', String(6 + random.below(60)))
    .replace('{size}', String(40 + random.below(90) * 5))
    .replace('{year}', String(1931 + random.below(88)));
  const place = kind === 'government' ? town.state : '';
  return {
    ats: systems[number % systems.length] ?? 'lever',
    tenant: `${company}${place}`.toLowerCase().replace(/[^a-z0-9]+/g, ''),
    company,
    brandColor: random.pick(colors),
    about,
    benefits: random.draw(benefits, 4),
  };
}

function nameEmployer(names: readonly string[], number: number, seed: number): string {
  const first = firstWords[(number + seed) % firstWords.length] ?? '';
  const last = names[(number + Math.floor(number / firstWords.length)) % names.length] ?? '';
  const again = Math.floor(number / (firstWords.length * names.length));
  const region = regions[again] ?? `Region ${again}`;
  return [first, last, region].filter(Boolean).join(' ');
}
