// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Change } from './resume-changes.tsx';

it('a skill that moved up comes with what the posting says about it', () => {
  const { container } = render(
    <Change
      change={{
        what: 'Order of skills',
        isRemoval: false,
        by: 'entry',
        parts: [
          { kind: 'added', text: 'SQL' },
          { kind: 'same', text: 'Excel' },
          { kind: 'removed', text: 'SQL' },
        ],
        because: [{ skill: 'SQL', quote: '3+ years of SQL required' }],
      }}
    />,
  );
  expect(container.textContent).toBe(
    'Order of skillsSQL · Excel · SQLSQL moved up. The posting requires it: “3+ years of SQL required”',
  );
});
