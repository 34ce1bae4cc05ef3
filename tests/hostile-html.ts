/** Pages and texts designed to exhaust a parser, each within the accepted size. */
export const hostileHtml: Record<string, string> = {
  'formatting that each paragraph opens again': Array.from(
    { length: 8000 },
    (_, n) => `<p><font size=${n}>`,
  ).join(''),
  'tables in tables': '<table><tr><td>'.repeat(40_000),
  'a million attributes': `<p ${Array.from({ length: 200_000 }, (_, n) => `a${n}`).join(' ')}>`,
  'the same attribute a million times': `<p ${'a '.repeat(1_000_000)}>`,
  'tags that are never closed': '<x>'.repeat(600_000),
  'lists in lists': '<ul><li>'.repeat(200_000),
  'comments that are never closed': '<!--'.repeat(500_000),
  'nothing but brackets': '<'.repeat(2_000_000),
  'links in links': '<a href="https://a.example">'.repeat(70_000),
  'a script that is never closed': `<script>${'<script>'.repeat(200_000)}`,
  'quotes that are never closed': `<p title="${'<b title='.repeat(200_000)}`,
  'wrapped data without an end': `<script type="application/ld+json">{"a":1}-->${' '.repeat(1_900_000)}x</script>`,
  'escapes without an end': `<script type="application/ld+json">{"a":"${'\\"'.repeat(900_000)}</script>`,
};
