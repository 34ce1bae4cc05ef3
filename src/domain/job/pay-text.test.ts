import { expect, it, test } from 'vitest';
import { formatPay } from './pay-text.ts';
import { readLanguage } from './read-language.ts';

test('pay is shown as a range or one amount, per year or per hour', () => {
  expect(formatPay({ min: 78_000, max: 96_000, unit: 'year' })).toBe('$78,000–$96,000 a year');
  expect(formatPay({ min: 24.5, max: 24.5, unit: 'hour' })).toBe('$24.50 an hour');
});

it('is marked if it was read from the text', () => {
  const pay = { min: 45, max: 52, unit: 'hour' as const, quote: 'Pay: $45–$52/hr' };
  expect(formatPay(pay)).toBe('$45–$52 an hour (read from the text)');
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
