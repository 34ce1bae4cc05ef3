import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { matchCommand } from './match.ts';

let folder = '';
let print: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'match-'));
  print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}
const printed = () => print.mock.calls.map((call: unknown[]) => JSON.parse(String(call[0])));
const jobs = [
  { id: 'a', title: 'Registered Nurse', location: 'Phoenix, AZ', description: 'Care for patients.' },
  { id: 'b', title: 'Data Analyst', location: 'Denver, CO', description: 'Excel.' },
  {
    id: 'c',
    title: 'Data Analyst',
    location: 'Round Rock, TX',
    description: '<p>SQL, Tableau. 2+ years of experience. $80,000 - $95,000 a year.</p>',
  },
  { id: 'd', title: 'Business Intelligence Analyst', location: 'Remote', remote: true, description: 'SQL' },
  {
    id: 'e',
    title: 'Data Analyst',
    location: 'Austin, TX',
    description: 'Excel.',
    skills: ['Excel', 'Power BI'],
  },
  { note: 'no job at all' },
];
const jobLines = jobs.map((job) => JSON.stringify(job)).join('\n');
const profile = {
  location: { street: null, city: 'Austin', state: 'TX', zip: null },
  skills: ['SQL', 'Tableau'],
  searchOptions: { jobTitles: ['Data Analyst'], locations: ['Austin, TX'], salary: 85_000 },
};

it('ranks the jobs within reach of a profile, best first, with every point explained', async () => {
  const profileFile = await write('profile.json', JSON.stringify(profile));
  const jobFile = await write('jobs.jsonl', jobLines);
  expect(await matchCommand(['--profile', profileFile, '--jobs', jobFile])).toBe(0);
  expect(printed().map(({ id }: { id: string }) => id)).toEqual(['c', 'd', 'e']);
  const [best] = printed();
  expect(best.score).toBe(
    best.reasons.reduce((sum: number, { points }: { points: number }) => sum + points, 0),
  );
  expect(best.reasons).toMatchObject([
    { part: 'title', points: 55 },
    { part: 'skills', points: 20, matched: ['SQL', 'Tableau'], missing: [] },
    { part: 'pay', points: 10 },
    { part: 'experience', points: 0, sentence: "Asks for 2 years of experience. You're 24 months short." },
    { part: 'freshness', points: 5 },
    { part: 'location', miles: 17 },
  ]);
  expect(best.warnings.map(({ kind }: { kind: string }) => kind)).toEqual(['years']);
});

it('takes a resume in place of a profile: its last title and its home', async () => {
  const resume = await write(
    'resume.txt',
    'Ana Lee\nAustin, TX 78701 | (512) 555-0199 | ana.lee@example.com\n\nExperience\nData Analyst, Riverbend Supply, Austin, TX\nMarch 2021 - Present\n- Built weekly reports in Excel and SQL\n\nSkills\nExcel, SQL\n',
  );
  expect(await matchCommand(['--resume', resume, '--jobs', await write('jobs.jsonl', jobLines)])).toBe(0);
  const lines = printed();
  expect(lines.map(({ id }: { id: string }) => id).toSorted()).toEqual(['c', 'd', 'e']);
  const skills = lines.find(({ id }: { id: string }) => id === 'e').reasons[1];
  expect(skills.proofs).toEqual([{ skill: 'Excel', line: 'Built weekly reports in Excel and SQL' }]);
});

it.each([[[]], [['--jobs', 'x']], [['--profile', 'a', '--resume', 'b', '--jobs', 'x']], [['--what']]])(
  'explains itself when called wrongly: %j',
  async (args) => {
    expect(await matchCommand(args)).toBe(2);
  },
);

it('says which file cannot be read', async () => {
  expect(await matchCommand(['--profile', '/nowhere.json', '--jobs', '/nowhere.jsonl'])).toBe(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/nowhere.json'));
});
