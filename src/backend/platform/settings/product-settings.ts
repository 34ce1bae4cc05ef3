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
      'The portal shown for a host name that no portal claims. A portal claims the hosts in its portal.json and any host that starts with its code (flx.jobs.example.com).',
  },
  portalsDir: {
    name: 'PORTALS_DIR',
    kind: text,
    default: 'config/portals',
    about:
      'The folder with your brands. Each portal has a subfolder named after its code, with portal.json (name, company, support, hosts, words, look), logo.svg, icon.png, preview.png, and optionally hero.svg. A portal without a subfolder is turned off. Production rejects the sample brands, so copy config/portals/snr to your own folder and change it.',
  },
  requestTimeoutMs: {
    name: 'REQUEST_TIMEOUT_MS',
    kind: whole(1000, 600_000),
    default: String(defaultTimeoutMs),
    about:
      'How long the website and the server wait for a response, in milliseconds. Some calls have their own limit.',
  },
  starterCredits: {
    name: 'STARTER_CREDITS',
    kind: whole(0, 1000),
    default: '10',
    productionDefault: '0',
    about: 'How many credits people get when they sign up.',
  },
  plans: {
    name: 'PLANS',
    kind: plans,
    about:
      'The plans and their prices as JSON. Each plan needs code, name, priceCents, credits, and lasts. Changes made to a plan in the console take precedence.',
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
          "Your Stripe secret key. Stripe needs both keys. Without them, development uses a built-in provider that never moves money, and production doesn't start unless PAYMENTS=none.",
      },
      webhookSecret: {
        name: 'STRIPE_WEBHOOK_SECRET',
        kind: text,
        needed: true,
        secret: true,
        about:
          'Verifies the events that Stripe sends to /ecom/api/v1/payments/stripe/events (checkout.session.completed, checkout.session.async_payment_succeeded, charge.refunded, charge.dispute.created, charge.dispute.closed).',
      },
      url: {
        name: 'STRIPE_URL',
        kind: webAddress('https://api.stripe.com'),
        default: 'https://api.stripe.com',
        about: 'The address of the Stripe API. Change it only for tests.',
      },
    },
  },
  payments: {
    name: 'PAYMENTS',
    kind: oneOf(['none']),
    example: 'none',
    about:
      "Set to none if you don't sell plans; the plans page then says that no plans are for sale. Give people credits with STARTER_CREDITS or in /ops.",
  },
} as const satisfies Section;

export const accounts = {
  signUpsPerHour: {
    name: 'SIGN_UPS_PER_HOUR',
    kind: whole(1, 100_000),
    default: '30',
    about: 'How many people can sign up per hour from one network address.',
  },
} as const satisfies Section;

export const mail = {
  smtpUrl: {
    name: 'SMTP_URL',
    kind: address(/^smtps?$/, 'smtps://user:password@mail.example.com:465'),
    example: 'smtps://user:password@mail.example.com:465',
    about:
      'The SMTP server that sends email. Unless this and MAIL_FROM are set, email stays in the outbox (/outbox in development). Production starts without a mail server, with a warning, so that you can set up an installation and look around before you configure email.',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    kind: matching(
      /^[^\r\n<>]*<[^\s<>]+@[^\s<>]+>$/,
      'must be a sender such as Applywright <mail@example.com>',
    ),
    example: 'Applywright <mail@example.com>',
    about: 'The sender shown in emails.',
  },
} as const satisfies Section;

export const drives = {
  googleDriveKeys: {
    name: 'GOOGLE_DRIVE_KEYS',
    kind: driveKeys,
    example: 'client-id,api-key,123456',
    about: "Keys for Google Drive's file picker. The button appears only when this is set.",
  },
  dropboxAppKey: {
    name: 'DROPBOX_APP_KEY',
    kind: text,
    about: "The app key for Dropbox's file chooser. The button appears only when this is set.",
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
          'The ID of an OAuth client of type "web application". Register PUBLIC_URL/auth/google/callback as a redirect address, and the same path on every other portal\'s host. The button appears only when both the ID and the secret are set.',
      },
      clientSecret: {
        name: 'GOOGLE_CLIENT_SECRET',
        kind: text,
        needed: true,
        secret: true,
        about: 'The secret for that OAuth client.',
      },
      issuer: {
        name: 'GOOGLE_ISSUER',
        kind: webAddress('https://accounts.google.com'),
        default: 'https://accounts.google.com',
        about: 'The OpenID server that identifies people. Change it only for tests.',
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
      'The browser that fills out forms. Found automatically if it is on the PATH. Without a browser, applications wait.',
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
    about: 'How many applications one person can send to the same employer within 30 days.',
  },
  proofDays: {
    name: 'PROOF_DAYS',
    kind: whole(1, 36_500),
    default: '730',
    about: 'How many days to keep the proof of a finished application (its steps and screenshots).',
  },
  allowedPrivateHosts: {
    name: 'ALLOWED_PRIVATE_HOSTS',
    kind: hostList,
    default: '',
    about:
      'Private addresses that the browser may visit anyway (host:port, separated by commas). Not allowed in production.',
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
          'The OpenAI-compatible address of a language model that drafts answers to open questions for people to review. Without it, only the most common of these questions get a draft, put together from prewritten sentences. The model sees the question, the posting, and the jobs, schools, and skills in the profile.',
      },
      name: { name: 'MODEL_NAME', kind: text, needed: true, about: 'The name of the model.' },
      key: {
        name: 'MODEL_KEY',
        kind: text,
        secret: true,
        about: 'The API key for the model, if it needs one.',
      },
    },
  },
} as const satisfies Section;
