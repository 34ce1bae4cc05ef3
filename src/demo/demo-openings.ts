import { defineEmployer } from '#practice/employers/define-employer.ts';
import * as ask from '#practice/employers/standard-questions.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';

const usual = [ask.workAuthorization, ask.sponsorship];
const benefits = [
  'Medical, dental, and vision insurance',
  '401(k) with company match',
  'Paid time off and paid holidays',
];
const inAustin = {
  city: 'Austin',
  state: 'TX',
  workplace: 'hybrid',
  employmentType: 'Full-time',
  department: 'Operations',
  category: 'data-science-jobs',
} as const;

/** The postings that Maya and the person who paused have applied for, one per employer, each older than the application. */
export const demoOpenings = {
  offer: defineEmployer(
    {
      ats: 'greenhouse',
      tenant: 'lakehurstoutdoor',
      company: 'Lakehurst Outdoor',
      brandColor: '#2f6f4f',
      about:
        'Lakehurst Outdoor designs and sells tents, packs, and kayaks in 64 stores and online. Our distribution center in Austin ships 30,000 orders a week.',
      benefits: [...benefits, '40% off everything we make'],
    },
    [
      {
        ...inAustin,
        title: 'Inventory Analyst',
        pay: { min: 70_000, max: 84_000, unit: 'year' },
        skills: ['SQL', 'Excel', 'Inventory planning', 'Forecasting', 'Tableau'],
        postedDaysAgo: 38,
        intro:
          'You will own the weekly inventory plan for our stores and help buyers decide what to reorder, move, or mark down.',
        duties: [
          'Maintain the replenishment model for 9,000 items',
          'Report stock-outs and overstock by store and category every Monday',
          'Run cycle-count analysis with the distribution center',
        ],
        needs: [
          '2+ years in inventory or operations analysis',
          'SQL and advanced Excel',
          'Tableau preferred',
        ],
        questions: usual,
      },
    ],
  ),
  interview: defineEmployer(
    {
      ats: 'lever',
      tenant: 'pecanstreetmutual',
      company: 'Pecan Street Mutual',
      brandColor: '#7a2048',
      about:
        'Pecan Street Mutual insures homes and small businesses across Texas. We are owned by our 210,000 policyholders.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Business Operations Analyst',
        pay: { min: 76_000, max: 92_000, unit: 'year' },
        skills: ['SQL', 'Power BI', 'Process improvement', 'Reporting', 'Excel'],
        postedDaysAgo: 29,
        intro:
          'You will track how long claims take from first call to payment and work with claims managers to shorten it.',
        duties: [
          'Build and maintain claims dashboards in Power BI',
          'Map processes and recommend changes with a measurable result',
          'Prepare the monthly operations review',
        ],
        needs: ['3+ years in operations or business analysis', 'Strong SQL', 'Clear presentations'],
        questions: [...usual, ask.adult],
      },
    ],
  ),
  waiting: defineEmployer(
    {
      ats: 'ashby',
      tenant: 'trellishomecare',
      company: 'Trellis Home Care',
      brandColor: '#0f6a73',
      about:
        'Trellis Home Care sends nurses and therapists to 14,000 patients at home in Texas and Oklahoma.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Workforce Planning Analyst',
        pay: { min: 72_000, max: 88_000, unit: 'year' },
        skills: ['Forecasting', 'Scheduling', 'Excel', 'SQL', 'Tableau'],
        postedDaysAgo: 16,
        intro: 'You will forecast visits and staffing for 22 branches and flag gaps two weeks ahead.',
        duties: [
          'Forecast visit volume by branch and specialty',
          'Measure on-time visits and overtime',
          'Work with branch schedulers on coverage plans',
        ],
        needs: ['2+ years of workforce or demand planning', 'Excel and SQL'],
        questions: usual,
      },
    ],
  ),
  fresh: defineEmployer(
    {
      ats: 'greenhouse',
      tenant: 'bluebonnetfreight',
      company: 'Bluebonnet Freight',
      brandColor: '#1d4f91',
      about: 'Bluebonnet Freight runs 900 trucks between Texas, the Gulf Coast, and the Midwest.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Logistics Data Analyst',
        pay: { min: 74_000, max: 90_000, unit: 'year' },
        skills: ['SQL', 'Tableau', 'Reporting', 'Excel', 'Forecasting'],
        postedDaysAgo: 6,
        intro: 'You will turn dispatch and fuel data into weekly decisions on lanes, loads, and carriers.',
        duties: [
          'Report cost per mile and on-time delivery by lane',
          'Build Tableau dashboards for dispatch managers',
          'Analyze detention time with customers',
        ],
        needs: ['2+ years with SQL and a dashboard tool', 'Experience in transportation is a plus'],
        questions: usual,
      },
    ],
  ),
  rejected: defineEmployer(
    {
      ats: 'lever',
      tenant: 'cardinalpoint',
      company: 'Cardinal Point Software',
      brandColor: '#8a3b12',
      about: 'Cardinal Point Software makes scheduling tools for 3,500 clinics.',
      benefits: [...benefits, 'Remote-first'],
    },
    [
      {
        ...inAustin,
        workplace: 'remote',
        title: 'Revenue Operations Analyst',
        pay: { min: 85_000, max: 105_000, unit: 'year' },
        skills: ['SQL', 'Salesforce', 'Forecasting', 'Excel', 'Reporting'],
        postedDaysAgo: 34,
        intro: 'You will own pipeline reporting and the sales forecast.',
        duties: ['Maintain Salesforce reports', 'Prepare the weekly forecast', 'Audit data quality'],
        needs: ['3+ years in revenue operations', 'Salesforce and SQL'],
        questions: usual,
      },
    ],
  ),
  unconfirmed: defineEmployer(
    {
      ats: 'greenhouse',
      tenant: 'sunfieldgrocers',
      company: 'Sunfield Grocers',
      brandColor: '#946200',
      about: 'Sunfield Grocers runs 118 neighborhood supermarkets in Texas and New Mexico.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Store Operations Analyst',
        pay: { min: 68_000, max: 82_000, unit: 'year' },
        skills: ['Excel', 'SQL', 'Reporting', 'Process improvement'],
        postedDaysAgo: 13,
        intro: 'You will help store managers plan labor and cut waste in fresh departments.',
        duties: [
          'Report labor and shrink by store',
          'Test new processes in pilot stores',
          'Train store teams',
        ],
        needs: ['2+ years in retail or operations analysis', 'Advanced Excel'],
        questions: usual,
      },
    ],
  ),
  handedOff: defineEmployer(
    {
      ats: 'greenhouse',
      tenant: 'meridianairport',
      company: 'Meridian Airport Services',
      brandColor: '#3c4a5a',
      about: 'Meridian Airport Services handles baggage, ramp, and passenger services at eleven airports.',
      benefits,
    },
    [
      {
        ...inAustin,
        workplace: 'onsite',
        title: 'Operations Performance Analyst',
        pay: { min: 71_000, max: 86_000, unit: 'year' },
        skills: ['SQL', 'Excel', 'Power BI', 'Scheduling'],
        postedDaysAgo: 11,
        intro: 'You will measure turn times and staffing at the gates and share what works across stations.',
        duties: ['Report turn times daily', 'Forecast staffing by shift', 'Support station managers'],
        needs: ['2+ years in operations analysis', 'Power BI or Tableau'],
        questions: usual,
      },
    ],
  ),
  appliedDirectly: defineEmployer(
    {
      ats: 'lever',
      tenant: 'finchstreetcoffee',
      company: 'Finch Street Coffee',
      brandColor: '#5b3a8c',
      about: 'Finch Street Coffee roasts coffee in Austin and serves it in 40 cafes.',
      benefits: [...benefits, 'Free coffee, of course'],
    },
    [
      {
        ...inAustin,
        title: 'Supply Planning Analyst',
        pay: { min: 66_000, max: 79_000, unit: 'year' },
        skills: ['Inventory planning', 'Excel', 'Forecasting', 'SQL'],
        postedDaysAgo: 22,
        intro: 'You will plan green-coffee purchases and roasting runs for our cafes and online shop.',
        duties: ['Maintain the demand forecast', 'Plan roasting capacity', 'Track supplier lead times'],
        needs: ['2+ years of supply or inventory planning', 'Advanced Excel'],
        questions: usual,
      },
    ],
  ),
  expired: defineEmployer(
    {
      ats: 'ashby',
      tenant: 'westoverenergy',
      company: 'Westover Energy Co-op',
      brandColor: '#0b5c7a',
      about: 'Westover Energy is a member-owned electric co-op with 96,000 meters in Central Texas.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Field Operations Analyst',
        pay: { min: 73_000, max: 87_000, unit: 'year' },
        skills: ['SQL', 'Scheduling', 'Reporting', 'Excel'],
        postedDaysAgo: 24,
        intro: 'You will report on outage response and crew scheduling.',
        duties: ['Report restoration times', 'Analyze crew routes', 'Maintain the work-order dashboard'],
        needs: ['2+ years in operations or field-service analysis', 'SQL'],
        questions: [...usual, ask.startDate],
      },
    ],
  ),
  toReview: defineEmployer(
    {
      ats: 'lever',
      tenant: 'rosewoodmedical',
      company: 'Rosewood Medical Supply',
      brandColor: '#2746c9',
      about: 'Rosewood Medical Supply delivers beds, oxygen, and mobility equipment to hospitals and homes.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Senior Operations Analyst',
        pay: { min: 84_000, max: 101_000, unit: 'year' },
        skills: ['SQL', 'Tableau', 'Forecasting', 'Process improvement', 'Inventory planning'],
        postedDaysAgo: 4,
        intro: 'You will lead demand planning for our five Texas warehouses.',
        duties: [
          'Own the monthly demand plan',
          'Present results to the vice president of operations',
          'Mentor one junior analyst',
        ],
        needs: ['5+ years in operations or supply chain analysis', 'Tableau and SQL'],
        questions: [
          ...usual,
          ask.years('operations analysis'),
          ask.salary,
          ask.why('Rosewood Medical Supply'),
        ],
      },
    ],
  ),
  ready: defineEmployer(
    {
      ats: 'greenhouse',
      tenant: 'copperlinetransit',
      company: 'Copperline Transit',
      brandColor: '#8a3b12',
      about: 'Copperline Transit operates buses and paratransit in six Texas cities.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Transit Operations Analyst',
        pay: { min: 69_000, max: 83_000, unit: 'year' },
        skills: ['SQL', 'Excel', 'Scheduling', 'Reporting'],
        postedDaysAgo: 5,
        intro: 'You will study ridership and on-time performance and help plan better schedules.',
        duties: [
          'Track on-time performance and report it weekly',
          'Analyze ridership by route',
          'Support schedule changes',
        ],
        needs: ['2+ years of data analysis', 'Excel and SQL'],
        questions: usual,
      },
    ],
  ),
  paused: defineEmployer(
    {
      ats: 'ashby',
      tenant: 'highlandfurnishings',
      company: 'Highland Furnishings',
      brandColor: '#5b3a8c',
      about: 'Highland Furnishings builds and delivers solid-wood furniture from two Texas workshops.',
      benefits,
    },
    [
      {
        ...inAustin,
        title: 'Fulfillment Operations Analyst',
        pay: { min: 67_000, max: 80_000, unit: 'year' },
        skills: ['Excel', 'SQL', 'Inventory planning', 'Customer service'],
        postedDaysAgo: 9,
        intro: 'You will shorten the time from order to delivery and keep customers informed along the way.',
        duties: [
          'Report order cycle times',
          'Plan delivery routes with the carriers',
          'Track damages and returns',
        ],
        needs: ['2+ years in fulfillment or operations analysis', 'Excel'],
        questions: usual,
      },
    ],
  ),
} satisfies Record<string, PracticeJob[]>;

export type DemoOpening = keyof typeof demoOpenings;

export function demoOpening(name: DemoOpening): PracticeJob {
  const [job] = demoOpenings[name];
  if (!job) throw new Error(`There is no demo posting ${name}`);
  return job;
}
