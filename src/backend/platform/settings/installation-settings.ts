import type { Section } from './setting.ts';
import {
  address,
  encryptionKeys,
  flag,
  matching,
  oneOf,
  originMap,
  proofKeys,
  secretText,
  text,
  webAddress,
  whole,
} from './setting-kinds.ts';

export const EXAMPLE_SECRET = 'change-me-to-at-least-32-random-characters';

export const whereItRuns = {
  environment: {
    name: 'NODE_ENV',
    kind: oneOf(['development', 'test', 'production']),
    default: 'development',
    about: 'development, test, or production. Production refuses defaults that are not safe.',
  },
  host: {
    name: 'HOST',
    kind: text,
    default: '127.0.0.1',
    about: 'The network address the service listens on.',
  },
  port: {
    name: 'PORT',
    kind: whole(1, 65_535),
    default: '3000',
    about: 'The port of the pages and the API.',
  },
  locale: {
    name: 'LOCALE',
    kind: matching(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and a country, such as en-US'),
    default: 'en-US',
    about:
      'The language of screens, emails, and messages. en-XA is accented, longer English for finding text that is clipped or missing from the catalog.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    kind: webAddress('https://jobs.example.com'),
    example: 'http://localhost:3000',
    about:
      'The address people use; production needs https. Requests for any other host get 421, except for the hosts of its portals and, outside production, localhost.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    kind: flag,
    default: 'false',
    about: 'true when a proxy in front sets X-Forwarded-For and X-Forwarded-Proto.',
  },
  role: {
    name: 'ROLE',
    kind: oneOf(['all', 'api', 'worker']),
    default: 'all',
    about: 'Which parts this machine runs: all, api, or worker.',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    kind: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    default: 'info',
    about: 'trace, debug, info, warn, error, fatal, or silent.',
  },
  metricsPort: {
    name: 'METRICS_PORT',
    kind: whole(1, 65_535),
    example: '9464',
    about:
      "A worker serves its metrics at /metrics on this port, for the operator's collector only; the API has /metrics on its own port.",
  },
  tracingUrl: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    kind: webAddress('http://localhost:4318'),
    example: 'http://localhost:4318',
    about: 'A collector for traces (OTLP over HTTP); nothing is traced without it.',
  },
} as const satisfies Section;

export const data = {
  dataDir: {
    name: 'DATA_DIR',
    kind: text,
    default: '.data',
    about:
      'The database, uploaded files, and generated secrets. Any folder works, including one that only root can open.',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
    example: 'postgres://user:password@localhost:5432/applywright',
    about:
      'A PostgreSQL (15 or newer) of your own instead of the built-in one. A connection may take 10 seconds to open; add ?connect_timeout=30 to allow 30.',
  },
  s3: {
    needs: 'an object store needs all three',
    settings: {
      url: {
        name: 'S3_URL',
        kind: webAddress('https://s3.example.com/bucket'),
        needed: true,
        example: 'https://s3.example.com/bucket',
        about:
          'An S3-compatible object store for uploaded files and proofs instead of DATA_DIR; the address ends with the bucket.',
      },
      region: { name: 'S3_REGION', kind: text, default: 'auto', about: 'The region of the bucket.' },
      accessKeyId: { name: 'S3_ACCESS_KEY_ID', kind: text, needed: true, about: 'The key of the bucket.' },
      secretAccessKey: {
        name: 'S3_SECRET_ACCESS_KEY',
        kind: text,
        needed: true,
        secret: true,
        about: 'The secret of that key.',
      },
    },
  },
} as const satisfies Section;

export const secrets = {
  sessionSecret: {
    name: 'SESSION_SECRET',
    kind: secretText,
    example: EXAMPLE_SECRET,
    secret: true,
    about: 'Signs sessions. Generated on the first run and kept in DATA_DIR; production needs its own.',
  },
  encryptionKeys: {
    name: 'ENCRYPTION_KEYS',
    kind: encryptionKeys,
    secret: true,
    about:
      'Encrypt sensitive answers: 32 random bytes each in base64url, separated by commas. The first encrypts, all decrypt. Generated on the first run and kept in DATA_DIR; production needs its own. Without its key an answer is lost.',
  },
  proofKeys: {
    name: 'PROOF_KEYS',
    kind: proofKeys,
    secret: true,
    about:
      'Sign proof files (Ed25519): 32 random bytes in base64url. Generated on the first run and kept in DATA_DIR; production needs its own. To rotate, put the new key in front of the old one, separated by commas: the first signs, all are listed at /.well-known/applywright-proof-key.json. An old key can be reduced to its public part, the "x" listed there: pub:x',
  },
} as const satisfies Section;

export const practice = {
  practicePort: {
    name: 'PRACTICE_PORT',
    kind: whole(0, 65_535),
    default: '3100',
    about: 'The port of the practice employers (0 = any free port). They run only in development.',
  },
  originMap: {
    name: 'ORIGIN_MAP',
    kind: originMap,
    default: '',
    example: 'http://127.0.0.1:3100/lever=https://jobs.lever.co',
    about:
      'What practice sites act as: pairs of addresses, separated by commas. Everything below the first address is read, filled in, and held as if it were below the second. npm start adds its practice employers; production refuses any.',
  },
  sampleJobs: {
    name: 'SAMPLE_JOBS',
    kind: whole(0, 1_000_000),
    default: '3000',
    about: 'How many sample jobs the practice employers post besides those written by hand.',
  },
  faultPoint: {
    name: 'FAULT_POINT',
    kind: text,
    about: 'Ends the worker at a named moment, to prove that nothing is sent twice; never in production.',
  },
} as const satisfies Section;
