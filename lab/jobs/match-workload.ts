import { getPlaceTable } from '#backend/jobs/places/place-table.ts';
import { openRandom, openWeightedPick } from '#demo/sample-jobs/random.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { occupations } from '#domain/occupation/catalog.ts';

const most = 5;
const userId = '00000000-0000-4000-8000-000000000000';

/**
 * People with one to five titles and places, two thirds open to remote; the widest have five of each among
 * large cities.
 */
export function makePeople(
  count: number,
  { widest, seed = 17 }: { widest: boolean; seed?: number },
): UserDocument[] {
  const random = openRandom(seed);
  const towns = getPlaceTable().places.slice(0, widest ? 25 : 10_000);
  const pickTown = openWeightedPick(towns, ({ population }) => population);
  const howMany = () => (widest ? most : 1 + random.below(most));
  return Array.from({ length: count }, () => {
    const wanted = random.draw(occupations, howMany());
    const places = Array.from({ length: howMany() }, () => pickTown(random.next()));
    const skills = wanted.flatMap((occupation) => random.draw(occupation.skills, 5));
    const basics = {
      jobTitles: wanted.map(({ titles }) => random.pick(titles)),
      locations: places.map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
      includeRemoteJobs: widest || random.chance(0.67),
      salary: String(30_000 + random.below(12) * 10_000),
      salaryType: 'Annually' as const,
    };
    const experience = {
      title: basics.jobTitles[0] ?? '',
      company: 'Riverbend',
      location: '',
      start: `${2010 + random.below(15)}-03`,
      end: '',
      current: true,
      description: `<ul>${skills.map((skill) => `<li>Worked on ${skill} for two teams</li>`).join('')}</ul>`,
    };
    const document = writeBasics(emptyDocument({ userId, name: 'Resume' }), basics);
    return writeSkills(writeExperience(document, [experience]), skills.slice(0, 12));
  });
}
