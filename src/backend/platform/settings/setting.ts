import type { z } from 'zod';

export interface Setting {
  name: string;
  /** Reads its text or explains what is wrong with it. */
  kind: z.ZodType<unknown, string>;
  /** For the person who runs the service; printed in .env.example. */
  about: string;
  /** Its text when it isn't set. */
  default?: string;
  productionDefault?: string;
  /** Shown in .env.example if there is no default. */
  example?: string;
  /** Never printed. */
  secret?: true;
  /** Its service can't be used without it. */
  needed?: true;
}

/** Settings that are used together: all that are needed, or none. */
export interface Service {
  needs: string;
  settings: Readonly<Record<string, Setting>>;
}

export type Section = Readonly<Record<string, Setting | Service>>;
