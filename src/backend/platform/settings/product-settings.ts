import { defaultTimeoutMs } from '#contract/basics/call.ts';
import { usualEmployerCap } from '#domain/application/caution.ts';
import { DEFAULT_PORTAL, PORTAL_CODES } from '#domain/portal/portal.ts';
import type { Section } from './setting.ts';
import {
  address,
  driveKeys,
  hostList,
  matching,
  oneOf,
  plans,
  text,
  webAddress,
  whole,
} from './setting-kinds.ts';

export const product = {
  defaultPortal: {
    name: 'DEFAULT_PORTAL',
    kind: oneOf(PORTAL_CODES),
    default: DEFAULT_PORTAL,
    about:
      'The portal shown under a host name that belongs to no portal. A host belongs to the portal that lists it in its portal.json, or to the one its first label names (flx.jobs.example.com).',
  },
  portalsDir: {
    name: 'PORTALS_DIR',
    kind: text,
    default: 'config/portals',
    about:
      'The brands: one folder for each portal, named by its code, with portal.json (name, company, support, hosts, words, look), logo.svg, icon.png, preview.png, and optionally hero.svg. A portal without a folder is not offered. Production refuses the sample brands: copy config/portals/snr to a folder of your own and change it.',
  },
  requestTimeoutMs: {
    name: 'REQUEST_TIMEOUT_MS',
    kind: whole(1000, 600_000),
    default: String(defaultTimeoutMs),
    about: 'How long pages and the server wait for an answer unless a call says otherwise, in milliseconds.',
  },
  starterCredits: {
    name: 'STARTER_CREDITS',
    kind: whole(0, 1000),
    default: '10',
    productionDefault: '0',
    about: 'Credits given at signup: 10, in production 0.',
  },
  plans: {
    name: 'PLANS',
    kind: plans,
    about:
      'The plans and their prices as JSON; each needs code, name, priceCents, credits, and lasts. A plan that was changed in the console is sold as it was changed there.',
  },
  stripe: {
    needs: 'Stripe needs both',
    settings: {
      secretKey: {
        name: 'STRIPE_SECRET_KEY',
        kind: text,
        needed: true,
        secret: true,
        about:
          'Payments by Stripe, with both keys. Without them, development uses a built-in provider that moves no money; production refuses to start unless PAYMENTS=none.',
      },
      webhookSecret: {
        name: 'STRIPE_WEBHOOK_SECRET',
        kind: text,
        needed: true,
        secret: true,
        about:
          'Signs the events that Stripe sends to /ecom/api/v1/payments/stripe/events (checkout.session.completed, checkout.session.async_payment_succeeded, charge.refunded, charge.dispute.created, charge.dispute.closed).',
      },
      url: {
        name: 'STRIPE_URL',
        kind: webAddress('https://api.stripe.com'),
        default: 'https://api.stripe.com',
        about: 'The address of Stripe; another one for tests.',
      },
    },
  },
  payments: {
    name: 'PAYMENTS',
    kind: oneOf(['none']),
    example: 'none',
    about:
      'none: no plans are sold, and the plans page says so. Give people credits with STARTER_CREDITS or in /ops.',
  },
} as const satisfies Section;

export const accounts = {
  signUpsPerHour: {
    name: 'SIGN_UPS_PER_HOUR',
    kind: whole(1, 100_000),
    default: '30',
    about: 'The most signups per hour from one network address.',
  },
} as const satisfies Section;

export const mail = {
  smtpUrl: {
    name: 'SMTP_URL',
    kind: address(/^smtps?$/, 'smtps://user:password@mail.example.com:465'),
    example: 'smtps://user:password@mail.example.com:465',
    about:
      'The server that sends our email. Without it and MAIL_FROM, email stays in the outbox (/outbox in development).',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    kind: matching(
      /^[^\r\n<>]*<[^\s<>]+@[^\s<>]+>$/,
      'must be a sender such as Applywright <mail@example.com>',
    ),
    example: 'Applywright <mail@example.com>',
    about: 'The sender of our emails.',
  },
} as const satisfies Section;

export const drives = {
  googleDriveKeys: {
    name: 'GOOGLE_DRIVE_KEYS',
    kind: driveKeys,
    example: 'client-id,api-key,123456',
    about: "For Google Drive's file picker; its button is shown only when this is set.",
  },
  dropboxAppKey: {
    name: 'DROPBOX_APP_KEY',
    kind: text,
    about: "For Dropbox's file chooser; its button is shown only when this is set.",
  },
} as const satisfies Section;

export const googleLogin = {
  google: {
    needs: 'logging in with Google needs both',
    settings: {
      clientId: {
        name: 'GOOGLE_CLIENT_ID',
        kind: text,
        needed: true,
        about:
          'An OAuth client of the type "web application"; its redirect address is PUBLIC_URL/auth/google/callback, and the same on the host of every other portal. The button is shown only when both are set.',
      },
      clientSecret: {
        name: 'GOOGLE_CLIENT_SECRET',
        kind: text,
        needed: true,
        secret: true,
        about: 'The secret of that client.',
      },
      issuer: {
        name: 'GOOGLE_ISSUER',
        kind: webAddress('https://accounts.google.com'),
        default: 'https://accounts.google.com',
        about: 'The OpenID server that identifies people; another one for tests.',
      },
    },
  },
} as const satisfies Section;

export const applying = {
  chromiumPath: {
    name: 'CHROMIUM_PATH',
    kind: text,
    example: '/usr/bin/chromium',
    about:
      'The browser that fills in forms; found automatically when it is on the PATH. Without one, applications wait.',
  },
  workerConcurrency: {
    name: 'WORKER_CONCURRENCY',
    kind: whole(1, 32),
    default: '2',
    about: 'How many tasks a worker runs at the same time.',
  },
  hostSpacingMs: {
    name: 'HOST_SPACING_MS',
    kind: whole(0, 3_600_000),
    default: '2000',
    about: 'The pause between two visits to the same employer, in milliseconds.',
  },
  employerCap: {
    name: 'EMPLOYER_CAP',
    kind: whole(1, 1000),
    default: String(usualEmployerCap),
    about: 'The most applications from one person that an employer gets within 30 days.',
  },
  proofDays: {
    name: 'PROOF_DAYS',
    kind: whole(1, 36_500),
    default: '730',
    about: 'How many days to keep the proof of an ended application: its steps and screenshots.',
  },
  allowedPrivateHosts: {
    name: 'ALLOWED_PRIVATE_HOSTS',
    kind: hostList,
    default: '',
    about:
      'Private addresses (host:port, separated by commas) that the browser may visit anyway; none in production.',
  },
} as const satisfies Section;

export const drafts = {
  model: {
    needs: 'drafts need both an address and a model',
    settings: {
      url: {
        name: 'MODEL_URL',
        kind: webAddress('https://models.example.com/v1'),
        needed: true,
        example: 'https://models.example.com/v1',
        about:
          'A language model behind any OpenAI-compatible address that drafts answers to open questions, for the person to review; without it they stay open. It sees the question, the posting, and the work, schools, and skills of the profile.',
      },
      name: { name: 'MODEL_NAME', kind: text, needed: true, about: 'The name of the model.' },
      key: { name: 'MODEL_KEY', kind: text, secret: true, about: 'Its API key, if it needs one.' },
    },
  },
} as const satisfies Section;
