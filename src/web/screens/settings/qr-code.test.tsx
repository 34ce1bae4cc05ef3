import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

function draw(text: string): { size: number; isDark: (x: number, y: number) => boolean; markup: string } {
  const markup = renderToStaticMarkup(<QrCode text={text} label="Key" />);
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]);
  return { size, isDark: (x, y) => markup.includes(`M${x} ${y}h`), markup };
}

it('has a quiet zone and three finder patterns, and a different text gives a different code', () => {
  const { size, isDark, markup } = draw('otpauth://totp/Applywright:maya?secret=ABC');
  const hasMark = (left: number, top: number) =>
    [0, 6].every((edge) =>
      [0, 1, 2, 3, 4, 5, 6].every(
        (at) =>
          isDark(left + at, top + edge) &&
          isDark(left + edge, top + at) &&
          isDark(left + 3, top + 3) &&
          !isDark(left + 1, top + 1),
      ),
    );
  const far = size - 4 - 7;
  expect([hasMark(4, 4), hasMark(far, 4), hasMark(4, far), hasMark(far, far)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2, 3].some((edge) => isDark(edge, 10) || isDark(10, edge))).toBe(false);
  expect(draw('otpauth://totp/Applywright:maya?secret=ABD').markup).not.toBe(markup);
});
