import { expect, it, test } from 'vitest';
import { formatPay, readPay } from './pay-text.ts';
import { readLanguage } from './read-language.ts';

test('pay is shown as a range or one amount, per year or per hour', () => {
  expect(formatPay({ min: 78_000, max: 96_000, unit: 'year' })).toBe('$78,000–$96,000 a year');
  expect(formatPay({ min: 24.5, max: 24.5, unit: 'hour' })).toBe('$24.50 an hour');
});

it.each([
  ['Pay: $60,000 - $80,000 per year', { min: 60_000, max: 80_000, unit: 'year' }],
  ['$24.50/hr plus tips', { min: 24.5, max: 24.5, unit: 'hour' }],
  ['between $18 and $22 an hour', { min: 18, max: 22, unit: 'hour' }],
  ['Salary range $95k–$120k annually', { min: 95_000, max: 120_000, unit: 'year' }],
  ['Base $128,000 to $156,000, equity', { min: 128_000, max: 156_000, unit: 'year' }],
  ['We raised $40 million last year', null],
  ['A home-office budget of $2,000', null],
  ['401(k), dental', null],
])('the pay in "%s" is read', (text, pay) => {
  expect(readPay(text)).toEqual(pay);
});

it.each([
  ['You will work with the team in our shop and talk to customers for most of the day.', 'en'],
  ['Buscamos una persona para el turno de la noche en nuestro almacén, con experiencia en las ventas.', 'es'],
  [
    'Wir suchen eine Fachkraft für die Pflege, die mit uns und den Bewohnern arbeitet und das Team führt.',
    'de',
  ],
  ['Nurse', 'en'],
])('the language of "%s" is recognized by its function words', (text, language) => {
  expect(readLanguage(text)).toBe(language);
});
