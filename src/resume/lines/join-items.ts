import type { Line } from './build-lines.ts';
import { type Found, found } from './found.ts';

const wordEnding =
  /^(?:tions?|sions?|ments?|ing|ings|ed|ly|able|ible|ness|ity|ities|ers?|als?|ous|ance|ence|ated|ating|ized|izing)\b/;

// Bullets with graphical marks still begin with what the person did.
const actionWord = new RegExp(
  `^(?:[A-Z][a-z]+(?:ed|ing)|${'Led Built Ran Run Wrote Write Made Make Drove Drive Grew Grow Won Held Hold Taught Teach Set Cut Sold Sell Kept Keep Took Take Oversaw Oversee Spoke Brought Found Gave Put Rebuilt Began Chose Sent Spent Met Saw Got Lead Manage Develop Design Create Maintain Support Assist Coordinate Supervise Train Direct Own Plan Serve Handle Answer Install Provide Perform Prepare Process Review Report Work Help Coach Mentor Analyze Build Ensure Implement Improve Increase Reduce Organize Schedule Monitor Operate Conduct Collaborate Deliver Draft Edit Evaluate Facilitate Guide Identify Inspect Launch Negotiate Order Partner Present Produce Research Resolve Respond Test Track Translate Update Verify Advise Administer Assess Audit Communicate Complete Consult Contribute Educate Enforce Establish Execute Fit Greet Instruct Interview Load Measure Model Observe Participate Precept Promote Recommend Recruit Repair Represent Room Submit Weld'.split(' ').join('|')})\\b`,
);

/** Joins wrapped lines into paragraphs and bullets: a line continues when the next word wouldn't have fit. */
export function joinItems(lines: Line[], pageLines: Line[]): Found[] {
  const findMargin = measureMargins(pageLines);
  const items: Line[][] = [];
  for (const line of lines) {
    const item = items.at(-1);
    const previous = item?.at(-1);
    if (item && previous && item[0] && goesOn(item[0], previous, line, findMargin(line))) item.push(line);
    else items.push([line]);
  }
  return items.map((item) => found(item.map((line) => line.text).reduce(joinText), ...item));
}

/** The right edge that text in each column can reach. */
export function measureMargins(pageLines: Line[]): (line: Line) => number {
  const margins = new Map<string, number>();
  for (const line of pageLines) margins.set(line.column, Math.max(line.right, margins.get(line.column) ?? 0));
  return (line) => margins.get(line.column) ?? line.right;
}

export function joinText(before: string, after: string): string {
  if (/\p{L}\u2010$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  if (!/\p{L}-$/u.test(before) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
  return wordEnding.test(after) ? before.slice(0, -1) + after : before + after;
}

function goesOn(first: Line, previous: Line, line: Line, marginRight: number): boolean {
  if (line.bullet || previous.closes) return false;
  const isNextPage = line.page !== previous.page;
  if (!isNextPage && line.y - previous.y > Math.max(line.size, previous.size) * 2.1) return false;
  if (Math.abs(line.size - previous.size) > 1) return false;
  if (first.bullet)
    return line.x > first.x + line.size * 0.3 || startsLower(line) || !wouldFit(previous, line, marginRight);
  if (Math.abs(line.x - first.x) > 3 && !isNextPage) return false;
  if (startsLower(line) || /\b(?:and|or|of|the|in|to|for|with|by|a|an|at|from|on)$/.test(previous.text))
    return true;
  const startsAnew =
    actionWord.test(line.text) && !/[.,&]$|\b(and|of|the|in|to|for|with|by|a|an)$/i.test(previous.text);
  return !startsAnew && !wouldFit(previous, line, marginRight);
}

function startsLower(line: Line): boolean {
  return /^\p{Ll}/u.test(line.text);
}

export function wouldFit(previous: Line, line: Line, marginRight: number): boolean {
  const charWidth = (previous.right - previous.x) / Math.max(previous.text.length, 1);
  const word = line.text.split(' ')[0] ?? '';
  return previous.right + (word.length + 1) * charWidth <= marginRight;
}
