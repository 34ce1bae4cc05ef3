import { describe, expect, it } from 'vitest';
import { occupations } from './catalog.ts';
import { jobCategorySlugs } from './category-slugs.ts';
import { foldWords } from './fold-words.ts';

const categories = new Map(occupations.map(({ soc, category }) => [soc, category]));

/** Titles that employers really use for two different occupations. */
const sharedTitles = [
  'ATC',
  'Collections Manager',
  'Collections Specialist',
  'Delivery Manager',
  'Development Manager',
  'Furnace Technician',
  'Instrument Technician',
  'Learning Specialist',
  'Line Technician',
  'Line Worker',
  'Mold Technician',
  'Nursery Worker',
  'Restoration Technician',
  'Site Administrator',
];

const leastPerMajorGroup: Record<string, number> = {
  '11': 35,
  '13': 35,
  '15': 25,
  '17': 25,
  '19': 25,
  '21': 12,
  '23': 7,
  '25': 25,
  '27': 25,
  '29': 50,
  '31': 15,
  '33': 15,
  '35': 12,
  '37': 7,
  '39': 18,
  '41': 18,
  '43': 40,
  '45': 8,
  '47': 30,
  '49': 30,
  '51': 40,
  '53': 25,
  '55': 3,
};

describe('the occupation catalog', () => {
  it('covers the US labor market with at least 500 occupations, each code once', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(500);
    expect(findRepeated(occupations.map(({ soc }) => soc))).toEqual([]);
    expect(occupations.filter(({ soc }) => !/^\d\d-\d{4}(\.\d\d)?$/.test(soc))).toEqual([]);
  });

  it('covers every major group, office and manual work as well as software', () => {
    const counts = Object.groupBy(occupations, ({ soc }) => soc.slice(0, 2));
    expect(Object.keys(counts).sort()).toEqual(Object.keys(leastPerMajorGroup).sort());
    const thin = Object.entries(leastPerMajorGroup).filter(
      ([group, least]) => (counts[group]?.length ?? 0) < least,
    );
    expect(thin).toEqual([]);
  });

  it('names at least 15 titles for an ordinary occupation', () => {
    const counts = occupations.map(({ titles }) => titles.length).sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(15);
    expect(counts[0]).toBeGreaterThanOrEqual(10);
  });

  it('gives a title to one occupation only, unless it is declared as shared', () => {
    for (const { soc, titles } of occupations) {
      expect(findRepeated(titles.map(foldWords)), soc).toEqual([]);
    }
    const claimed = occupations.flatMap(({ titles }) => titles.map(foldWords));
    expect(findRepeated(claimed).sort()).toEqual(sharedTitles.map(foldWords).sort());
  });

  it('knows at least 3,000 distinct skills, 7 to 15 for each occupation', () => {
    const skills = new Set(occupations.flatMap((occupation) => occupation.skills.map(foldWords)));
    expect(skills.size).toBeGreaterThanOrEqual(3000);
    for (const occupation of occupations) {
      expect(findRepeated(occupation.skills.map(foldWords)), occupation.soc).toEqual([]);
      expect(occupation.skills.length, occupation.soc).toBeGreaterThanOrEqual(7);
      expect(occupation.skills.length, occupation.soc).toBeLessThanOrEqual(15);
    }
  });

  it('relates each occupation to two to six others that exist', () => {
    for (const { soc, related } of occupations) {
      expect(
        related.filter((other) => !categories.has(other) || other === soc),
        soc,
      ).toEqual([]);
      expect(findRepeated(related), soc).toEqual([]);
      expect(related.length, soc).toBeGreaterThanOrEqual(2);
      expect(related.length, soc).toBeLessThanOrEqual(6);
    }
  });

  it('puts an occupation into one of the 16 categories or none, and uses every category', () => {
    const used = new Set(occupations.flatMap(({ category }) => category ?? []));
    expect([...used].sort()).toEqual([...jobCategorySlugs].sort());
    expect(categories.get('29-1141.03')).toBe('nursing');
    expect(categories.get('47-2111')).toBe('trade');
    expect(categories.get('53-3032')).toBeNull();
  });

  it('holds no empty entries and no stray whitespace', () => {
    const texts = occupations.flatMap(({ name, titles, skills }) => [name, ...titles, ...skills]);
    expect(texts.filter((text) => text === '' || text !== text.trim() || /\s\s|[\n;|]/.test(text))).toEqual(
      [],
    );
  });
});

function findRepeated(values: readonly string[]): string[] {
  const counts = Object.groupBy(values, (value) => value);
  return Object.keys(counts).filter((value) => (counts[value]?.length ?? 0) > 1);
}
