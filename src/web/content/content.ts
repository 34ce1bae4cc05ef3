/** The texts of public pages: particulars at once, bodies each in a chunk of its own. */
export interface Front {
  slug: string;
  title: string;
  /** On the server only, which writes it into the page's head. */
  description?: string;
  date: string;
}

export interface Summary extends Front {
  description: string;
}

export interface ContentPage extends Summary {
  html: string;
  minutes: number;
}

export interface Content extends Front {
  /** The path in `src/web`. */
  file: string;
  load: () => Promise<ContentPage>;
}

const bodies = import.meta.glob<ContentPage>('./*/*.md', { import: 'page' });

function collect(fronts: Record<string, Front>): Content[] {
  return Object.entries(fronts).flatMap(([name, front]) => {
    const load = bodies[name];
    return load ? [{ ...front, file: `content${name.slice(1)}`, load }] : [];
  });
}

/** Newest first. */
export const articles: readonly Content[] = collect(
  import.meta.glob<Front>('./articles/*.md', { query: '?front', import: 'front', eager: true }),
).sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

export const contentPages: readonly Content[] = collect(
  import.meta.glob<Front>('./pages/*.md', { query: '?front', import: 'front', eager: true }),
);

export const helpPages: readonly Content[] = collect(
  import.meta.glob<Front>('./help/*.md', { query: '?front', import: 'front', eager: true }),
);
