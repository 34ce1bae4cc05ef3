import type { PracticeAts } from '#practice/practice-job.ts';
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

/** What an employer of each kind is called after and says about itself. */
const kinds: Record<string, { names: string[]; abouts: string[] }> = {
  business: {
    names: ['Group', 'Partners', 'Financial', 'Insurance', 'Advisors', 'Holdings', 'Capital', 'Services'],
    abouts: [
      '{company} helps small and mid-sized businesses keep their books, people and risks in order. {size} people work here, most of them for more than five years.',
      '{company} has looked after clients in {state} since {year}. We are owned by the people who work here and publish our results to all of them.',
    ],
  },
  technology: {
    names: ['Software', 'Labs', 'Systems', 'Data', 'Networks', 'Cloud', 'Digital', 'Technologies'],
    abouts: [
      '{company} makes software for teams that cannot afford downtime: clinics, ports, utilities. {size} people, profitable since {year}.',
      '{company} builds tools that other companies plan their week with. We ship small changes every day and write down why.',
    ],
  },
  industry: {
    names: ['Manufacturing', 'Industries', 'Materials', 'Works', 'Engineering', 'Fabrication', 'Controls'],
    abouts: [
      '{company} has made parts for pumps, tractors and medical devices since {year}. Our plant in {city} runs two shifts and has gone {days} days without a lost-time injury.',
      '{company} designs, builds and maintains equipment that runs around the clock. {size} of us keep it so.',
    ],
  },
  science: {
    names: ['Biosciences', 'Research', 'Laboratories', 'Diagnostics', 'Environmental'],
    abouts: [
      '{company} runs an independent laboratory in {city}. Hospitals, farms and water utilities rely on our results, so we would rather be right than first.',
    ],
  },
  community: {
    names: ['Community Services', 'Family Center', 'Outreach', 'Foundation', 'Alliance'],
    abouts: [
      '{company} is a nonprofit that has served families in and around {city} since {year}. {size} colleagues and many more volunteers meet people where they are.',
    ],
  },
  education: {
    names: ['Schools', 'Academy', 'College', 'Learning Center', 'School District', 'Charter School'],
    abouts: [
      '{company} serves {size}0 students in {city}. Classes are small, planning time is protected, and families know our names.',
    ],
  },
  media: {
    names: ['Media', 'Studio', 'Creative', 'Press', 'Productions', 'Brands'],
    abouts: [
      '{company} tells stories for brands, museums and public radio. We are {size} people in {city} and at home, and we like a good argument about a headline.',
    ],
  },
  health: {
    names: ['Health', 'Medical Center', 'Clinics', 'Hospital', 'Care', 'Physicians', 'Home Health'],
    abouts: [
      '{company} cares for people in {city} and the counties around it, with {size} beds and clinics close to home. Staffing ratios are published every month.',
      '{company} is a nonprofit founded in {year}. What we earn goes back into people and equipment.',
    ],
  },
  public: {
    names: ['County', 'Protective Services', 'Security', 'Public Safety', 'Authority'],
    abouts: [
      '{company} keeps people and places in {city} safe, day and night. Training is paid and continues through your whole career here.',
    ],
  },
  hospitality: {
    names: ['Hospitality', 'Kitchen', 'Hotels', 'Resort', 'Restaurants', 'Grill', 'Spa'],
    abouts: [
      '{company} has welcomed guests in {city} since {year}. Schedules come out two weeks ahead and tips are shared by a rule everybody can read.',
    ],
  },
  retail: {
    names: ['Supply', 'Outfitters', 'Market', 'Home Goods', 'Motors', 'Solutions', 'Wholesale'],
    abouts: [
      '{company} has {size} people in stores and on the road. Customers stay with us because we tell them when they do not need the bigger model.',
    ],
  },
  construction: {
    names: ['Builders', 'Construction', 'Electric', 'Mechanical', 'Roofing', 'Contractors'],
    abouts: [
      '{company} builds schools, clinics and homes within an hour of {city}. Crews are home for dinner, and the shop has been family-run since {year}.',
    ],
  },
  logistics: {
    names: ['Logistics', 'Freight', 'Transport', 'Distribution', 'Delivery', 'Transit'],
    abouts: [
      '{company} moves food, medicine and parts through {state} with {size} drivers, loaders and planners. Equipment is new and routes are planned so that people get home.',
    ],
  },
};

const benefits = [
  'Medical, dental and vision insurance from the first month',
  '401(k) with a 4% match',
  'Three weeks of paid time off, rising with the years',
  'Paid parental leave of twelve weeks',
  'Tuition and certification fees paid',
  'Short-term disability and life insurance at no cost',
  'Schedules published two weeks ahead',
  'A day off each year to volunteer',
  'Free parking or a transit pass',
  'Referral bonus after ninety days',
];
const systems = ['greenhouse', 'lever', 'ashby'] as const;
const colors = ['#1d4f91', '#2f6f4f', '#8a3b12', '#5b3a8c', '#0f6a73', '#7a2048', '#3c4a5a', '#946200'];

/** The employer with this number among those of its kind. */
export function makeEmployer(
  kind: string,
  number: number,
  home: { city: string; state: string },
): SampleEmployer {
  const { names, abouts } = kinds[kind] ?? { names: [], abouts: [] };
  const random = openRandom(number * 31 + kind.length * 7919 + kind.charCodeAt(1));
  const first = firstWords[number % firstWords.length] ?? '';
  const last = names[(number + Math.floor(number / firstWords.length)) % names.length] ?? '';
  const again = Math.floor(number / (firstWords.length * names.length));
  const company = [first, last, again > 0 ? `of ${home.city}` : ''].filter(Boolean).join(' ');
  const about = random
    .pick(abouts)
    .replaceAll('{company}', company)
    .replace('{city}', home.city)
    .replace('{state}', home.state)
    .replace('{size}', String(40 + random.below(90) * 5))
    .replace('{year}', String(1931 + random.below(88)))
    .replace('{days}', String(200 + random.below(1500)));
  return {
    ats: systems[number % systems.length] ?? 'lever',
    tenant: company.toLowerCase().replace(/[^a-z0-9]+/g, ''),
    company,
    brandColor: random.pick(colors),
    about,
    benefits: random.draw(benefits, 4),
  };
}
