import { getPlaceTable } from '#backend/jobs/places/place-table.ts';
import { occupations } from '#domain/occupation/catalog.ts';
import type { Occupation } from '#domain/occupation/occupation.ts';
import { makeStableNumber, makeStableUuid } from '#practice/employers/define-employer.ts';
import { sponsorship, startDate, workAuthorization } from '#practice/employers/standard-questions.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { type FieldOfWork, fieldsOfWork } from './fields-of-work.ts';
import { isAdvertised, kindOfEmployer } from './kind-of-employer.ts';
import { makeEmployer } from './make-employer.ts';
import { openRandom, openWeightedPick, type Random } from './random.ts';
import { writePosting } from './write-posting.ts';

interface Level {
  write: (title: string) => string;
  years: [number, number];
  pay: number;
}

const levels: [Level, ...Level[]] = [
  { write: (title) => title, years: [1, 4], pay: 1 },
  { write: (title) => title, years: [0, 1], pay: 0.9 },
  { write: (title) => title, years: [2, 5], pay: 1.05 },
  { write: (title) => `Senior ${title}`, years: [4, 8], pay: 1.28 },
  { write: (title) => `Lead ${title}`, years: [5, 8], pay: 1.35 },
  { write: (title) => `Junior ${title}`, years: [0, 1], pay: 0.8 },
  { write: (title) => `${title} II`, years: [2, 4], pay: 1.1 },
];
/** Groups whose titles have levels. */
const graded = ['13', '15', '17', '19', '27'];
/** Titles that already contain a rank, level, or degree get no other. */
const ranked =
  /\b(senior|sr|lead|chief|head|director|vice|junior|jr|assistant|entry|principal|staff|apprentice|manager|supervisor|president|officer|administrator|coordinator|associate|aide|helper|trainee|intern|master|journeyman|attendant|teacher|professor|physician|surgeon|dentist|attorney|i|ii|iii|iv)\b/i;
/** People search for "RD", "DDS", or "HVAC", but employers don't advertise like that. */
const abbreviated = /^[A-Z]{1,5}$/;

export interface SampleJobs {
  seed: number;
  /** How many employers of each kind post them. */
  employers: number;
}

/** Generates sample jobs by number; the same number always gives the same job. */
export function openSampleJobs({ seed, employers }: SampleJobs): (number: number) => PracticeJob {
  const pickField = openWeightedPick(Object.entries(fieldsOfWork), ([, field]) => field.weight);
  const pickOccupation = Object.fromEntries(
    Object.keys(fieldsOfWork).map((group) => {
      const members = occupations.filter(({ soc }) => soc.startsWith(group) && isAdvertised(soc));
      return [group, openWeightedPick(members, ({ titles }) => titles.length ** 1.5)];
    }),
  );
  const towns = getPlaceTable().places.filter(({ population }) => population >= 1000);
  const pickTown = openWeightedPick(towns, ({ population }) => population);

  return (number) => {
    const random = openRandom(seed * 1_000_003 + number);
    const [group, field] = pickField(random.next());
    const occupation = pickOccupation[group]?.(random.next()) as Occupation;
    const employerNumber = Math.floor(random.next() ** 1.5 * employers);
    const town = pickTown(random.next());
    const employer = makeEmployer(kindOfEmployer(occupation.soc, field.employer), employerNumber, town);
    const titles = occupation.titles.filter((one) => !abbreviated.test(one));
    const name = titles[Math.floor(random.next() ** 2 * titles.length)] ?? occupation.name;
    const level =
      !graded.includes(group) || ranked.test(name) || random.chance(0.5) ? levels[0] : random.pick(levels);
    const years = level.years[0] + random.below(level.years[1] - level.years[0] + 1);
    const title = level.write(name);
    const workplace = pickWorkplace(field, random);
    const pay = random.chance(0.72) ? makePay({ field, occupation, level, years }, random) : undefined;
    const employmentType = random.pick([
      'Full-time',
      'Full-time',
      'Full-time',
      'Full-time',
      'Part-time',
      'Contract',
    ] as const);
    const skills = random.draw(occupation.skills, 4 + random.below(4));
    const { about: _about, benefits: _benefits, ...identity } = employer;
    const idSeed = `sample/${seed}/${number}`;
    const opening = {
      title,
      employer,
      field,
      city: town.city,
      workplace,
      employmentType,
      years,
      pay,
      skills,
    };
    return {
      ...identity,
      postingId: employer.ats === 'greenhouse' ? makeStableNumber(idSeed) : makeStableUuid(idSeed),
      title,
      department: field.department,
      city: town.city,
      state: town.state,
      workplace,
      employmentType,
      ...(pay && { pay }),
      descriptionHtml: writePosting(opening, random),
      skills,
      postedDaysAgo: Math.floor(random.next() ** 2 * 45),
      form: { linkedin: 'optional', location: false, coverLetter: false, eeo: random.chance(0.4) },
      questions: random.draw([workAuthorization, sponsorship, startDate], random.below(4)),
    };
  };
}

function pickWorkplace(field: FieldOfWork, random: Random): PracticeJob['workplace'] {
  const share = random.next();
  if (share < field.remote) return 'remote';
  return share < field.remote * 2 ? 'hybrid' : 'onsite';
}

/** Pay near that of the field, by occupation, level, and years, rounded as an employer would. */
function makePay(
  {
    field,
    occupation,
    level,
    years,
  }: { field: FieldOfWork; occupation: Occupation; level: Level; years: number },
  random: Random,
): NonNullable<PracticeJob['pay']> {
  const ofOccupation = 0.8 + openRandom(Number(occupation.soc.replace(/\D/g, ''))).next() * 0.5;
  const yearly = field.pay * ofOccupation * level.pay * (0.88 + random.next() * 0.24) * (1 + years * 0.015);
  const spread = 1.08 + random.next() * 0.25;
  if (yearly < (field.hourly ? 130_000 : 50_000)) {
    const hourly = Math.max(12, yearly / 2080);
    return { min: roundTo(hourly, 0.5), max: roundTo(hourly * spread, 0.5), unit: 'hour' };
  }
  return { min: roundTo(yearly, 1000), max: roundTo(yearly * spread, 1000), unit: 'year' };
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
