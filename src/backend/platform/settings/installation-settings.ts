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
    about: 'development, test, or production. Production rejects unsafe defaults.',
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
    about: 'The port for the website and the API.',
  },
  locale: {
    name: 'LOCALE',
    kind: matching(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language and a country, such as en-US'),
    default: 'en-US',
    about:
      'The language of screens, emails, and messages. en-XA is a test language (longer English with accents) that reveals clipped text and text that is not in the message catalog.',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    kind: webAddress('https://jobs.example.com'),
    example: 'http://localhost:3000',
    about:
      "The address people open in their browser. Production requires https. Requests for other hosts get a 421 response, except for the portals' own hosts and, outside production, localhost.",
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    kind: flag,
    default: 'false',
    about: 'Set to true if a proxy in front of the service sets X-Forwarded-For and X-Forwarded-Proto.',
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
    about: 'How much is logged: trace, debug, info, warn, error, fatal, or silent.',
  },
  metricsPort: {
    name: 'METRICS_PORT',
    kind: whole(1, 65_535),
    example: '9464',
    about:
      'The port where a worker serves /metrics. Only your own collector should be able to reach it. The API serves /metrics on its own port.',
  },
  tracingUrl: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    kind: webAddress('http://localhost:4318'),
    example: 'http://localhost:4318',
    about: 'The address of a trace collector (OTLP over HTTP). Without it, tracing is off.',
  },
} as const satisfies Section;

export const data = {
  dataDir: {
    name: 'DATA_DIR',
    kind: text,
    default: '.data',
    about:
      'The folder for the database, uploaded files, and generated secrets. Any folder works, even one that only root can open.',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    kind: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
    example: 'postgres://user:password@localhost:5432/applywright',
    about:
      'Your own PostgreSQL server (15 or newer) instead of the built-in one. Connection attempts time out after 10 seconds; add ?connect_timeout=30 to allow 30.',
  },
  boardsDir: {
    name: 'BOARDS_DIR',
    kind: text,
    default: 'src/backend/jobs/directory/boards',
    about:
      'The folder with the list of job boards that are read after you turn on real jobs: one text file per application system (lever.txt), one board per line. Set it to use your own list instead of the company directory.',
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
          'An S3-compatible object store for uploaded files and proofs, used instead of DATA_DIR. The address ends with the name of the bucket.',
      },
      region: { name: 'S3_REGION', kind: text, default: 'auto', about: 'The region of the bucket.' },
      accessKeyId: {
        name: 'S3_ACCESS_KEY_ID',
        kind: text,
        needed: true,
        about: 'The access key ID for the bucket.',
      },
      secretAccessKey: {
        name: 'S3_SECRET_ACCESS_KEY',
        kind: text,
        needed: true,
        secret: true,
        about: 'The secret access key that goes with that ID.',
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
    about:
      'Signs sessions. Generated on the first run and stored in DATA_DIR. In production, you must set it yourself.',
  },
  encryptionKeys: {
    name: 'ENCRYPTION_KEYS',
    kind: encryptionKeys,
    secret: true,
    about:
      'Encrypt sensitive answers. Each key is 32 random bytes in base64url; separate keys with commas. The first key encrypts, and all of them decrypt. Generated on the first run and stored in DATA_DIR. In production, you must set it yourself. If you lose a key, the answers encrypted with it are lost.',
  },
  proofKeys: {
    name: 'PROOF_KEYS',
    kind: proofKeys,
    secret: true,
    about:
      'Sign proof files (Ed25519). A key is 32 random bytes in base64url. Generated on the first run and stored in DATA_DIR. In production, you must set it yourself. To rotate it, put the new key in front of the old one, separated by a comma. The first key signs, and all of them are listed at /.well-known/applywright-proof-key.json. You can replace an old key with pub: followed by its public part, which is listed there as "x".',
  },
} as const satisfies Section;

export const practice = {
  practicePort: {
    name: 'PRACTICE_PORT',
    kind: whole(0, 65_535),
    default: '3100',
    about: 'The port for the practice employers (0 = any free port). They run only in development.',
  },
  originMap: {
    name: 'ORIGIN_MAP',
    kind: originMap,
    default: '',
    example: 'http://127.0.0.1:3100/lever=https://jobs.lever.co',
    about:
      'Which real site each practice site stands in for: pairs of addresses, separated by commas. Everything under the first address is treated as if it were under the second. npm start adds the practice employers. Not allowed in production.',
  },
  sampleJobs: {
    name: 'SAMPLE_JOBS',
    kind: whole(0, 1_000_000),
    default: '3000',
    about: 'How many generated sample jobs the practice employers post, in addition to the handwritten ones.',
  },
  faultPoint: {
    name: 'FAULT_POINT',
    kind: text,
    about: 'Kills the worker at a named point to test that nothing is sent twice. Not allowed in production.',
  },
} as const satisfies Section;
