import { describe, expect, it } from 'vitest';
import { offered } from '#tests/portals.ts';
import { createHosts } from './request-host.ts';

const development = createHosts({
  environment: 'development',
  publicUrl: 'http://localhost:3000',
  ...offered,
});
const production = createHosts({
  environment: 'production',
  publicUrl: 'https://www.jobs.example.com',
  ...offered,
});

const ask = (hosts: typeof development, host: string, url = '/') => {
  try {
    hosts.check({ host, url, protocol: 'http' });
    return 'answered';
  } catch (error) {
    return (error as { errorCode: string }).errorCode;
  }
};

describe('a request must name this service', () => {
  it.each(['localhost:3000', 'flx.localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000'])(
    'on a development machine %s does',
    (host) => {
      expect(ask(development, host)).toBe('answered');
    },
  );

  it.each(['rebind.evil.example:3000', 'localhost.evil.example', '192.168.1.7:3000', 'evil', 'localhost.'])(
    'there %s does not',
    (host) => {
      expect(ask(development, host)).toBe('misdirected');
    },
  );

  it.each([
    'www.jobs.example.com',
    'www.jobs.example.com:443',
    'flx.jobs.example.com',
    'SPH.jobs.example.com',
  ])('in production %s does', (host) => {
    expect(ask(production, host)).toBe('answered');
  });

  it.each(['localhost:3000', '127.0.0.1:3000', 'evil.example', 'other.jobs.example.com'])(
    'there %s does not',
    (host) => {
      expect(ask(production, host)).toBe('misdirected');
    },
  );

  it.each(['', 'a b', 'localhost:99999', 'x, y', 'localhost:3000/x', 'a@localhost', '[::1', '1.2.3.999'])(
    'and “%s” names nothing',
    (host) => {
      expect(ask(development, host)).toBe('invalid_request');
      expect(ask(production, host, '/healthz')).toBe('invalid_request');
    },
  );

  it.each(['127.0.0.1:3000', '10.0.3.7:3000', '[fd00::7]:3000', 'api:3000'])(
    'health checks and the collector of figures may ask by %s, pages may not',
    (host) => {
      for (const url of ['/healthz', '/readyz?now', '/metrics'])
        expect(ask(production, host, url)).toBe('answered');
      expect(ask(production, host, '/')).toBe('misdirected');
    },
  );

  it('but not by a name that an outsider may own', () => {
    expect(ask(production, 'rebind.evil.example', '/metrics')).toBe('misdirected');
    expect(ask(development, 'rebind.evil.example:3000', '/metrics')).toBe('misdirected');
  });
});

it('our own origin has the configured scheme, also behind a proxy that takes the encryption off', () => {
  const asked = (host: string, protocol: 'http' | 'https' = 'http') => ({ host, protocol });
  expect(production.originOf(asked('www.jobs.example.com'))).toBe('https://www.jobs.example.com');
  expect(production.originOf(asked('flx.jobs.example.com:443'))).toBe('https://flx.jobs.example.com');
  expect(development.originOf(asked('flx.localhost:3000'))).toBe('http://flx.localhost:3000');
});
