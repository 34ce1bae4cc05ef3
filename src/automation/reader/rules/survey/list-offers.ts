import type { RawPress, RawSurvey } from '#automation/form/in-page/survey-page.ts';

type Buttons = Pick<RawSurvey, 'heads' | 'presses'>;

/** The headings of blocks that contain one apply button each. */
export function listOffers({ heads, presses }: Buttons, isApply: (one: RawPress) => boolean): Set<string> {
  const buttons = presses.filter(
    (one) =>
      !['nav', 'footer', 'form'].some((part) => one.inside?.some((inside) => inside === part)) &&
      isApply(one),
  );
  const around = buttons.map(({ head = -1 }) => listAround(head, heads));
  const own = around.flatMap(([inner], at) => {
    if (inner === undefined) return [];
    const isShared = around.some((other, index) => index !== at && other.includes(inner));
    return isShared ? [] : [heads[inner]?.text ?? ''];
  });
  return new Set(own.filter(Boolean));
}

/** The headed blocks around something, the innermost first. */
function listAround(head: number, heads: Buttons['heads']): number[] {
  const found: number[] = [];
  // What a page reports may be wrong, so it must not be able to go in circles.
  for (
    let [one, block] = [head, heads[head]];
    block && !found.includes(one);
    [one, block] = [block.around, heads[block.around]]
  )
    found.push(one);
  return found;
}
