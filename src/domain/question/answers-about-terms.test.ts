import { expect, test } from 'vitest';
import { askLine, known, typed, without } from '#tests/ask-line.ts';
import type { Fact, Facts } from './facts/facts.ts';

const person: Facts = new Map<string, Fact>([
  ['location.city', known('Tampa')],
  ['location.state', known('FL')],
  ['lift', typed('50 pounds')],
  ['office_days', typed('3')],
  ['work_settings', typed('On site', 'Hybrid')],
  ['employment_types', typed('Full-time', 'Part-time')],
  ['shifts', typed('Nights', 'Weekends', 'Overtime', 'Holidays')],
  ['days', typed('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')],
  ['hours', typed('36')],
  ['travel', typed('Yes')],
  ['travel.share', typed('25%')],
  ['start_date', typed('Two weeks notice')],
  ['notice', typed('2 weeks')],
  ['commute', typed('25 miles')],
  ['transport', typed('Yes')],
  ['relocate', typed('Yes')],
  ['relocate.places', typed('Utah')],
  ['pay.desired', typed('$44 per hour')],
  ['pay.unit', typed('hour')],
]);

const answerOf = (line: string, facts: Facts = person, countries = ['US']) => askLine(line, facts, countries);

const yesNo = '{Yes|No}';
/** Question, answer, and the fact it depends on; below each, wordings that are left to the person. */
const terms: [string, string, string, string[]][] = [
  [
    `Our team works from the office 4 days a week (Mon-Thu). Does that work for you? ${yesNo}`,
    'No',
    'office_days',
    [
      `Our team works from the office 3 days a week in Boston. Does that work for you? ${yesNo}`,
      `New hires spend 4 days a week in the office during training. Does that work for you? ${yesNo}`,
      `Our team works 4 days a week. Does that work for you? ${yesNo}`,
      `Does that work for you? ${yesNo}`,
    ],
  ],
  [`This is a hybrid role with three days in the office. Agreeable? ${yesNo}`, 'Yes', 'office_days', []],
  [
    `Are you able to work on site at our Tampa campus 3 days per week? ${yesNo}`,
    'Yes',
    'office_days',
    [
      `Are you able to work on site at our Orlando campus 3 days per week? ${yesNo}`,
      `Have you worked on site 5 days per week? ${yesNo}`,
    ],
  ],
  [
    `Can you work 7 p.m. to 7 a.m.? ${yesNo}`,
    'Yes',
    'shifts',
    [`Can you work 3 p.m. to 3 a.m.? ${yesNo}`, `Did you work 7 p.m. to 7 a.m.? ${yesNo}`],
  ],
  [
    `Is there any reason you would be unable to work every other weekend? ${yesNo}`,
    'No',
    'shifts',
    [
      `Is there any reason you would be unable to work rotating shifts? ${yesNo}`,
      `Is there any reason you were unable to work weekends? ${yesNo}`,
      `What is the reason you could not work weekends? ${yesNo}`,
    ],
  ],
  [`Is there any reason why you could NOT work overtime if needed? ${yesNo}`, 'No', 'shifts', []],
  [`Can you work Thanksgiving or Christmas if scheduled? ${yesNo}`, 'Yes', 'shifts', []],
  [
    'Shift you can NOT work {Day|Grave (night)}',
    'Day',
    'shifts',
    ['Shift you could not work in the past {Day|Night}'],
  ],
  [
    'What is your preferred work schedule? {Monday - Thursday, 7 PM - 7 AM|Friday - Sunday, 7 PM - 7 AM}',
    'Monday - Thursday, 7 PM - 7 AM',
    'days',
    [
      'What is your current work schedule? {Monday - Thursday, 7 PM - 7 AM|Friday - Sunday, 7 PM - 7 AM}',
      'What is your preferred work schedule? {Monday - Thursday, 7 PM - 7 AM|Monday - Wednesday, 7 PM - 7 AM}',
    ],
  ],
  [
    'Which schedule do you prefer? {Full-time 36 hrs|Part-time 24 hrs|PRN}',
    'Full-time 36 hrs',
    'hours',
    ['Which schedule do you prefer? {Full-time 40 hrs|Part-time 24 hrs|PRN}'],
  ],
  [
    `Are you available on all seven days of the week? ${yesNo}`,
    'No',
    'days',
    [`Can you work Sundays during the first month? ${yesNo}`, `Have you worked on Sundays? ${yesNo}`],
  ],
  [`Are you available on weekday daytimes? ${yesNo}`, 'No', 'shifts', []],
  [
    `Hours are Monday to Friday, 8 a.m. to 5 p.m. Are you available for this schedule? ${yesNo}`,
    'No',
    'shifts',
    [],
  ],
  [`Monday {Available|Not available}`, 'Available', 'days', ['Monday', 'Monday {8-12|12-5}']],
  [
    `Can you lift 75 lbs? ${yesNo}`,
    'No',
    'lift',
    [
      `Can you lift 75 lbs with assistance? ${yesNo}`,
      `Can you lift 75 lbs with or without accommodation? ${yesNo}`,
      `Have you ever lifted 75 lbs? ${yesNo}`,
    ],
  ],
  [`Are you able to lift 22 kg? ${yesNo}`, 'Yes', 'lift', []],
  [`Are you able to lift 25 kg? ${yesNo}`, 'No', 'lift', []],
  [
    `Crews are on the road about 75% of the year. Are you willing to travel that much? ${yesNo}`,
    'No',
    'travel.share',
    [
      `Are you willing to travel 75% during the first month? ${yesNo}`,
      `Did you travel 75% of the time in your last job? ${yesNo}`,
    ],
  ],
  [`What is the most you will travel? {Local only|Up to 25%|Up to 50%}`, 'Up to 25%', 'travel.share', []],
  [
    `The pay range is $38.00 to $45.00 per hour plus bonus. Does this meet your requirements? ${yesNo}`,
    'Yes',
    'pay.desired',
    [],
  ],
  [
    `The pay range is $38.00 to $45.00 per hour. Does this meet your requirements? ${yesNo}`,
    'Yes',
    'pay.desired',
    [
      `The pay range is $38.00 to $42.00 per hour. Is this acceptable to you? ${yesNo}`,
      `The pay range is $90,000 to $120,000. Does this meet your requirements? ${yesNo}`,
      `The pay range is CA$38.00 to CA$45.00 per hour. Does this meet your requirements? ${yesNo}`,
      `The pay range is $38.00 to $45.00 per hour including bonus. Does this meet your requirements? ${yesNo}`,
      `Our client is billed $38.00 to $45.00 per hour. Does this surprise you? ${yesNo}`,
    ],
  ],
  [
    `The pay range is $38.00 to $42.00 per hour. Does this meet your requirements? ${yesNo}`,
    'No',
    'pay.desired',
    [],
  ],
  [
    `Can you start within 30 days of an offer? ${yesNo}`,
    'Yes',
    'start_date',
    [`Can you start within two weeks? ${yesNo}`, `Can you finish within 30 days? ${yesNo}`],
  ],
  [`Can you start within 7 days? ${yesNo}`, 'No', 'start_date', []],
  [
    `Are you prepared to move to Utah at your own expense? ${yesNo}`,
    'Yes',
    'relocate.places',
    [
      `Are you prepared to relocate to Ottawa at your own expense? ${yesNo}`,
      `Are you willing to move to Morenci within 90 days of hire? ${yesNo}`,
    ],
  ],
  [
    'What is the farthest you would commute one way, in miles? [number]',
    '25',
    'commute',
    ['Maximum commute in minutes [number]'],
  ],
  [
    'Desired hours per pay period (2 weeks) [number]',
    '72',
    'hours',
    ['Hours worked per pay period [number]'],
  ],
  [
    'Types of work you will accept: {Full Time|Part Time|Per Diem} [many]',
    'Full Time, Part Time',
    'employment_types',
    [],
  ],
  [
    `Do you have a dependable way to get to work? ${yesNo}`,
    'Yes',
    'transport',
    [`Do you have a dependable car? ${yesNo}`],
  ],
];

/** Words of terms in questions about something else. */
test.each([
  'Are you able to work 8 hours a day?',
  'Can you work five days a week?',
  'Are you able to work every day?',
  'Are you available for an interview on Sunday?',
  'Are you available to start on Sunday?',
  'Are you comfortable driving during the day?',
  'Can you push or pull 100 lbs?',
  'Can you move 300 lbs with a cart?',
  'Our office is open 5 days a week. Does that work for you?',
  'You would work two days from home and the rest of the week on site. Does that work for you?',
  'Are you willing to travel to 75% of our clients?',
  'The pay is $38 - $45 per diem. Is this acceptable?',
  'The pay is $38 - $45 per visit. Is this acceptable?',
  'Are you OK with two days off a week?',
  'Are you willing to relocate to Utah or Texas?',
  'Can you start the process within 3 weeks?',
  'Can you lift 20 lbs and stand for 12 hours?',
  'Are you able to commute to our Salt Lake City office 3 days a week?',
  'Our stores are open 9am-9pm. Can you work this schedule?',
  'Are you okay with no overtime?',
])('“%s” is left to the person', (label) => {
  expect(answerOf(`${label} ${yesNo}`)).toBe('');
});

test.each([
  ['This role is 100% on site with up to 10% travel. Does that work for you?', 'Yes'],
  ['You would work two days from home, three in the office. OK?', ''],
  ['You would work three days in the office, two from home. OK?', 'Yes'],
  ['The pay range is $38 - $45 per hour depending on experience. Does this work for you?', 'Yes'],
])('“%s” is answered “%s”', (label, answer) => {
  expect(answerOf(`${label} ${yesNo}`)).toBe(answer);
});

/** Facts without which the fact means nothing. */
const together: Record<string, string> = { 'relocate.places': 'relocate', 'travel.share': 'travel' };

test.each(terms)('“%s” is answered “%s”, and stays open without %s', (line, answer, fact) => {
  expect(answerOf(line)).toBe(answer);
  expect(answerOf(line, without(person, fact, together[fact] ?? ''))).toBe('');
});

test.each(terms.flatMap(([, , , others]) => others))('“%s” is left to the person', (line) => {
  expect(answerOf(line)).toBe('');
});

test('a pay range is compared only for a job in the United States', () => {
  const line = 'The pay range is $38 to $45 per hour. Does this meet your requirements? {Yes|No}';
  expect([answerOf(line), answerOf(line, person, ['CA']), answerOf(line, person, [])]).toEqual([
    'Yes',
    '',
    '',
  ]);
});

test('someone who works only on site comes every day, unless they named a number', () => {
  const line = 'This role is on site five days a week. Does that work for you? {Yes|No}';
  const onSite = new Map(person).set('work_settings', typed('On site'));
  onSite.delete('office_days');
  expect([answerOf(line), answerOf(line, onSite)]).toEqual(['No', 'Yes']);
});
