// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Trans } from './trans.tsx';

it('puts elements into the middle of a sentence', () => {
  const { container } = render(
    <Trans
      text="Read the <terms>Terms of Use</terms> and <b>keep</b> them."
      parts={{ terms: (words) => <a href="/terms">{words}</a>, b: (words) => <strong>{words}</strong> }}
    />,
  );
  expect(container.textContent).toBe('Read the Terms of Use and keep them.');
  expect(screen.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms');
  expect(container.querySelector('strong')?.textContent).toBe('keep');
});

it('shows the words of a tag that has no part', () => {
  const { container } = render(<Trans text="An <em>unknown</em> tag" parts={{}} />);
  expect(container.textContent).toBe('An unknown tag');
});
