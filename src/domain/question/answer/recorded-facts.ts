import type { Fact } from '#domain/question/facts/facts.ts';

/**
 * Facts that record which answers to key questions were read, so that a derived answer can list the ones it
 * is based on.
 */
export class RecordedFacts extends Map<string, Fact> {
  readonly read = new Set<string>();

  override get(name: string): Fact | undefined {
    const fact = super.get(name);
    if (fact?.statement !== undefined) this.read.add(fact.statement);
    return fact;
  }
}
