import { describe, expect, it } from 'vitest';
import { occupations } from './catalog.ts';
import { categorizeTitle } from './categorize-title.ts';
import { type JobCategory, jobCategorySlugs } from './category-slugs.ts';
import { foldWords, readWords } from './fold-words.ts';
import { labeledTitles } from './labeled-titles.test-data.ts';
import { matchOccupations } from './match-occupations.ts';
import type { Occupation } from './occupation.ts';
import { buildTitleEncoder } from './title-encoder.ts';
import { comparePreparedTitles, prepareTitle, titleSimilarity } from './title-similarity-by-occupation.ts';

describe('the labeled titles', () => {
  it('are at least 500, each once, in every category', () => {
    expect(labeledTitles.length).toBeGreaterThanOrEqual(500);
    expect(new Set(labeledTitles.map(({ title }) => foldWords(title))).size).toBe(labeledTitles.length);
    const known = new Set(occupations.map(({ soc }) => soc));
    expect(labeledTitles.filter(({ soc }) => !known.has(soc))).toEqual([]);
    const used = new Set(labeledTitles.flatMap(({ category }) => category ?? []));
    expect([...used].sort()).toEqual([...jobCategorySlugs].sort());
  });

  it('are separate from the catalog: none of them is one of its titles', () => {
    const known = new Set(occupations.flatMap(({ name, titles }) => [name, ...titles].map(foldWords)));
    expect(labeledTitles.filter(({ title }) => known.has(foldWords(title)))).toEqual([]);
  });
});

describe('matching a title to an occupation', () => {
  it('finds the occupation more often than a stemmed BM25 over the same titles', () => {
    const search = buildBm25(occupations);
    const ours = share(labeledTitles, ({ title, soc }) => matchOccupations(title)[0]?.occupation.soc === soc);
    const bm25 = share(labeledTitles, ({ title, soc }) => search(title)?.soc === soc);
    expect(ours).toBeGreaterThan(bm25 + 0.05);
    expect(ours).toBeGreaterThan(0.75);
  });

  it('finds it more often than BM25 for titles removed from the catalog, too', () => {
    const taken = occupations.flatMap((occupation) =>
      occupation.titles
        .filter((_, index) => index % 10 === 4)
        .map((title) => ({ title, soc: occupation.soc })),
    );
    const rest = occupations.map((occupation) => ({
      ...occupation,
      titles: occupation.titles.filter((_, index) => index % 10 !== 4),
    }));
    const encode = buildTitleEncoder(rest);
    const search = buildBm25(rest);
    const ours = share(taken, ({ title, soc }) => {
      const vector = encode(title);
      return rest[vector.indexOf(Math.max(...vector))]?.soc === soc;
    });
    const bm25 = share(taken, ({ title, soc }) => search(title)?.soc === soc);
    expect(ours).toBeGreaterThan(bm25 + 0.05);
  });

  it('ignores seniority, schedule, place, and offer', () => {
    expect(bestFor('Sr. Registered Nurse II - Med/Surg - Nights - $10k Sign On Bonus')).toBe('29-1141');
    expect(bestFor('CDL-A Truck Driver (Home Daily, Dallas TX)')).toBe('53-3032');
    expect(bestFor('Director, Product Marketing')).toBe('11-2021');
  });

  it('knows abbreviations', () => {
    expect(bestFor('CNA')).toBe('31-1131');
    expect(bestFor('SWE')).toBe('15-1252');
    expect(bestFor('Sr Acct Mgr')).toBe('41-3091');
  });

  it('tolerates misspellings', () => {
    expect(bestFor('Elctrician')).toBe('47-2111');
    expect(bestFor('Phlebotimist')).toBe('31-9097');
    expect(bestFor('Custmer Servce Rep')).toBe('43-4051');
  });

  it('treats the last word of a title as the work', () => {
    expect(bestFor('Nurse Recruiter')).toBe('13-1071.01');
    expect(bestFor('Nursing Instructor')).toBe('25-1071');
  });

  it('returns as many as requested, best first, and none for a title without known words', () => {
    const matches = matchOccupations('Data Analyst', { limit: 3 });
    expect(matches.map(({ occupation }) => occupation.soc)[0]).toBe('15-2051.01');
    expect(matches).toHaveLength(3);
    expect(matches.map(({ score }) => score)).toEqual(
      matches.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(matchOccupations('')).toEqual([]);
    expect(matchOccupations('🙂 12345')).toEqual([]);
  });
});

describe('the similarity of two titles', () => {
  it('is 1 for the same title and high for another name of the same work', () => {
    expect(titleSimilarity('Software Engineer', 'software engineer')).toBeCloseTo(1);
    expect(titleSimilarity('Software Engineer', 'Backend Developer')).toBeGreaterThan(0.7);
    expect(titleSimilarity('RN', 'Staff Nurse')).toBeGreaterThan(0.5);
    expect(titleSimilarity('Truck Driver', 'CDL A Driver')).toBeGreaterThan(0.7);
  });

  it('is lower for related work and near 0 for work with nothing in common', () => {
    const related = titleSimilarity('Accountant', 'Bookkeeper');
    expect(related).toBeGreaterThan(0.2);
    expect(related).toBeLessThan(titleSimilarity('Accountant', 'CPA'));
    expect(titleSimilarity('Line Cook', 'Truck Driver')).toBeLessThan(0.05);
    expect(titleSimilarity('', 'Truck Driver')).toBe(0);
  });

  it('is the same in both directions', () => {
    expect(titleSimilarity('Cashier', 'Sales Associate')).toBeCloseTo(
      titleSimilarity('Sales Associate', 'Cashier'),
    );
  });

  it('ranks titles of the same occupation higher than BM25 does', () => {
    const sample = labeledTitles.filter((_, index) => index % 3 === 0);
    const prepared = labeledTitles.map(({ title }) => prepareTitle(title));
    const searchAll = buildBm25Scores(labeledTitles.map(({ title }) => title));
    const ours = averagePrecision(sample, ({ title }) => {
      const query = prepareTitle(title);
      return new Map(prepared.map((candidate, index) => [index, comparePreparedTitles(query, candidate)]));
    });
    const bm25 = averagePrecision(sample, ({ title }) => searchAll(title));
    expect(ours).toBeGreaterThan(bm25 + 0.1);
  });
});

describe('the category of a title', () => {
  it("is right more often than BM25's category and than plain keyword rules", () => {
    const search = buildBm25(occupations);
    const ours = share(labeledTitles, ({ title, category }) => categorizeTitle(title) === category);
    const bm25 = share(
      labeledTitles,
      ({ title, category }) => (search(title)?.category ?? null) === category,
    );
    const rules = share(labeledTitles, ({ title, category }) => categorizeByKeyword(title) === category);
    expect(ours).toBeGreaterThan(bm25 + 0.02);
    expect(ours).toBeGreaterThan(rules + 0.1);
    expect(ours).toBeGreaterThan(0.9);
  });

  it('follows the words of the title for the narrow categories', () => {
    expect(categorizeTitle('Social Media Manager')).toBe('social-media');
    expect(categorizeTitle('Senior UX Researcher')).toBe('ui-ux-design');
    expect(categorizeTitle('QA Lead')).toBe('qa');
    expect(categorizeTitle('Construction Project Manager')).toBe('project-manager');
    expect(categorizeTitle('Customer Service Manager')).toBe('customer-service');
  });

  it('is null for work outside the 16 categories and for empty titles', () => {
    expect(categorizeTitle('Truck Driver')).toBeNull();
    expect(categorizeTitle('Software Engineer')).toBeNull();
    expect(categorizeTitle('')).toBeNull();
  });
});

function bestFor(title: string): string | undefined {
  return matchOccupations(title)[0]?.occupation.soc;
}

function share<T>(items: readonly T[], isRight: (item: T) => boolean): number {
  return items.filter(isRight).length / items.length;
}

function averagePrecision(
  queries: typeof labeledTitles,
  scoreAll: (query: (typeof labeledTitles)[number]) => Map<number, number>,
): number {
  const precisions = queries.flatMap((query) => {
    const scores = scoreAll(query);
    const ranked = labeledTitles
      .map((candidate, index) => ({ candidate, score: scores.get(index) ?? 0 }))
      .filter(({ candidate }) => candidate !== query)
      .sort((a, b) => b.score - a.score)
      .map(({ candidate }) => candidate.soc === query.soc);
    const hits = ranked.flatMap((isHit, index) => (isHit ? [index + 1] : []));
    return hits.length === 0
      ? []
      : [hits.reduce((sum, rank, index) => sum + (index + 1) / rank, 0) / hits.length];
  });
  return precisions.reduce((sum, precision) => sum + precision, 0) / precisions.length;
}

/**
 * Baseline: the occupation of the title that BM25 (k1 1.2, b 0.75) ranks first, with words stemmed as ours
 * are.
 */
function buildBm25(catalog: readonly Occupation[]): (title: string) => Occupation | null {
  const owners = catalog.flatMap((occupation) => occupation.titles.map(() => occupation));
  const score = buildBm25Scores(catalog.flatMap(({ titles }) => titles));
  return (title) => {
    let best: [number, number] = [-1, 0];
    for (const found of score(title)) if (found[1] > best[1]) best = found;
    return owners[best[0]] ?? null;
  };
}

function buildBm25Scores(documents: readonly string[]): (title: string) => Map<number, number> {
  const words = documents.map(readWords);
  const average = words.reduce((sum, list) => sum + list.length, 0) / words.length;
  const postings = new Map<string, number[]>();
  words.forEach((list, document) => {
    for (const word of new Set(list)) {
      const posting = postings.get(word) ?? [];
      posting.push(document);
      postings.set(word, posting);
    }
  });
  return (title) => {
    const scores = new Map<number, number>();
    for (const word of new Set(readWords(title))) {
      const posting = postings.get(word) ?? [];
      const idf = Math.log(1 + (words.length - posting.length + 0.5) / (posting.length + 0.5));
      for (const document of posting) {
        const length = (words[document]?.length ?? 0) / average;
        const score = (idf * 2.2) / (1 + 1.2 * (0.25 + 0.75 * length));
        scores.set(document, (scores.get(document) ?? 0) + score);
      }
    }
    return scores;
  };
}

/** Baseline: the first category with a keyword in the title. */
const keywords: [JobCategory, RegExp][] = [
  ['social-media', /social media|tiktok|instagram/],
  ['ui-ux-design', /\bux\b|\bui\b|user experience|product designer/],
  ['qa', /\bqa\b|quality|tester|sdet/],
  ['project-manager', /project manager|program manager|scrum master|project coordinator/],
  ['customer-service', /customer|call center|receptionist|client support/],
  ['data-science-jobs', /data (scientist|engineer|analyst)|machine learning|actuar|business intelligence/],
  ['nursing', /nurs|\brn\b|\blpn\b|\bcna\b|\blvn\b/],
  ['graphic-design', /graphic|motion design|animator/],
  ['marketing', /marketing|\bseo\b|brand/],
  ['accounting', /account|payroll|bookkeep|auditor|\btax\b|billing|collections/],
  ['legal', /attorney|lawyer|paralegal|legal|counsel\b/],
  ['writing', /writer|editor|copywrit/],
  ['teaching', /teacher|professor|tutor|instructor|faculty|librarian|school/],
  ['sales', /sales|cashier|account executive|store|retail|realtor|leasing/],
  [
    'healthcare',
    /medical|dental|therapist|physician|pharmac|clinic|health|caregiver|veterin|technologist|\bemt\b/,
  ],
  [
    'trade',
    /electrician|plumb|hvac|mechanic|carpenter|construction|roof|painter|maintenance|welder|technician/,
  ],
];

function categorizeByKeyword(title: string): JobCategory | null {
  const folded = foldWords(title);
  return keywords.find(([, word]) => word.test(folded))?.[0] ?? null;
}
