import { expect, it } from 'vitest';
import { commonPasswordWords } from './common-password-words.ts';
import { isWeakPassword } from './weak-password.ts';

const own = { email: 'robin.quill@example.com', names: ['Zsófi', 'Ní Bhriain-Oduya'] };
const isRefused = (password: string) => isWeakPassword(password, own);

it.each([
  'Password12345678',
  'abcabcabcabcabcabc',
  'aaaaaaaaaaaaaaa',
  'qwertyuiopasdfghjkl',
  '1qaz2wsx3edc4rfv',
  '123456789012345',
  'P@ssw0rd P@ssw0rd',
  'iloveyou12345678',
  'Michael-19851985',
  '29.12.1992 29.12.1992',
  'monkeymonkeymonkey',
  'correcthorsebatterystaple',
  'applywright-2026!',
  'ExpertApply2026!',
  'robin.quill@example.com',
  'robinquill12345',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'passwordpassword',
  'password password password',
  '12345678901234567890',
  'zsófi-oduya-2026',
  'BhriainZsófi1!',
])('refuses %s, which is quickly guessed', (password) => {
  expect(isRefused(password)).toBe(true);
});

it.each([
  'a long pass phrase 42',
  'rivers 4 me',
  'my dog ate four shoes',
  'purple monkey dishwasher',
  '839201847263510',
  'für immer und ewig',
  'xK9#qT2mLp',
  '東京の朝は静かで青い空',
])('accepts %s: no kind of character is required', (password) => {
  expect(isRefused(password)).toBe(false);
});

it('refuses the person’s own name, not other people’s', () => {
  const other = { email: 'lee@example.com', names: ['Lee', 'Park'] };
  expect(isWeakPassword('zsófi-oduya-2026', other)).toBe(false);
});

it('refuses more than 100,000 passwords of eight or more characters built the way people build them', () => {
  const made = new Set<string>();
  const words = commonPasswordWords.split(/\s+/).filter((word) => word.length > 2);
  const add = (password: string) => password.length >= 8 && made.add(password);
  const ends = [
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '!',
    '1!',
    '01',
    '69',
    '007',
    '2000',
    '1990',
    '1985',
    '2024',
  ];
  for (const [at, word] of words.entries()) {
    const name = word[0]?.toUpperCase() + word.slice(1);
    const next = words[(at + 7) % words.length] ?? '';
    for (const end of ends) for (const form of [word, name, word.toUpperCase()]) add(form + end);
    for (let year = 1960; year < 2010; year += 1) add(`${word}${year}`);
    for (const both of [word + word, word + next, next + word, `${word}_${next}`, `1${word}1`, `${word}!!`])
      add(both);
    add(word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1'));
  }
  for (let year = 1950; year < 2012; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= 28; day += 1) {
        const [dd, mm] = [String(day).padStart(2, '0'), String(month).padStart(2, '0')];
        add(`${dd}${mm}${year}`);
        add(`${year}${mm}${dd}`);
      }
  expect(made.size).toBeGreaterThan(100_000);
  expect([...made].filter((password) => !isRefused(password))).toEqual([]);
});
