import { expect, it } from 'vitest';
import { accentAll, accentText, CLOSING, OPENING } from './accent.ts';

it('makes every text longer by 40 % and accents its letters', () => {
  const text = accentText('Save your profile');
  expect(text.startsWith(`${OPENING}Šávé ýóúŕ pŕófíłé`)).toBe(true);
  expect(text.endsWith(CLOSING)).toBe(true);
  expect(text.length).toBeGreaterThanOrEqual('Save your profile'.length * 1.4);
});

it('leaves tags, addresses, and what is accented already as they are', () => {
  expect(accentText('Read the <terms>Terms</terms> at https://jobs.test/terms')).toMatch(
    /<terms>Ťéŕmš<\/terms> áť https:\/\/jobs\.test\/terms/,
  );
  expect(accentText(accentText('Save'))).toBe(accentText('Save'));
  expect(accentText('· $5')).toBe('· $5');
});

it('accents a sentence around a part that is accented already', () => {
  const sentence = accentText(`Press ${accentText('Save')} below`);
  expect(sentence).toContain('Pŕéšš ⟦Šávé');
  expect(accentText(sentence)).toBe(sentence);
});

it('goes into objects and lists and through functions', () => {
  const texts = accentAll({
    title: 'Title',
    steps: ['One step'],
    greet: (name: string) => `Hello, ${name}`,
    most: 5,
  });
  expect(texts.title).toBe(accentText('Title'));
  expect(texts.steps).toEqual([accentText('One step')]);
  expect(texts.greet('Ana')).toBe(accentText('Hello, Ana'));
  expect(texts.most).toBe(5);
});
