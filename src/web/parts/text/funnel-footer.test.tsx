// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FunnelFooter } from './funnel-footer.tsx';

afterEach(cleanup);

describe('the funnel footer', () => {
  it('offers Next, Back and Skip for now, each doing its own [NAV-029]', async () => {
    const [onNext, onBack, onSkip] = [vi.fn(), vi.fn(), vi.fn()];
    render(<FunnelFooter onNext={onNext} onBack={onBack} onSkip={onSkip} />);
    for (const [name, handler] of [
      ['Next', onNext],
      ['Back', onBack],
      ['Skip for now', onSkip],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(handler).toHaveBeenCalledOnce();
    }
  });

  it('has Back and Skip for now only where they lead somewhere', () => {
    render(<FunnelFooter onNext={() => undefined} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Next']);
  });

  it('says what the button agrees to, with links [NAV-030]', () => {
    const { container, rerender } = render(<FunnelFooter legal />);
    expect(container.textContent).toContain(
      'By clicking Next, you agree to our Terms of Use and Privacy Policy.',
    );
    expect(screen.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms-conditions');
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
    rerender(<FunnelFooter legal next="Submit" />);
    expect(container.textContent).toContain('By clicking Submit, you agree');
  });

  it('says what is true about marketing emails, where an email address is given [NAV-031]', () => {
    const { container, rerender } = render(<FunnelFooter />);
    expect(container.textContent).not.toContain('marketing');
    rerender(<FunnelFooter marketing />);
    expect(container.textContent).toContain(
      'You agreed to receive marketing emails from us. You can opt out at any time in your account or through the link in any email.',
    );
    rerender(<FunnelFooter marketing={false} />);
    expect(container.textContent).toContain('We’ll send you marketing emails only if you opt in.');
  });

  it('fires dashboardProfileSave when Next has no handler, and not when it has one [NAV-033]', async () => {
    const heard = vi.fn();
    window.addEventListener('dashboardProfileSave', heard);
    const { rerender } = render(<FunnelFooter onNext={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(heard).not.toHaveBeenCalled();
    rerender(<FunnelFooter />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0]).toBeInstanceOf(CustomEvent);
    window.removeEventListener('dashboardProfileSave', heard);
  });
});
