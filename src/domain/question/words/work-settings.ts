import { foldText } from './fold-text.ts';

/** Where somebody worked, as forms ask for it and as the names of employers tell it, all normalized. */
export interface WorkSetting {
  asked: RegExp;
  /** An employer with such a name is one; other names tell nothing. */
  is: RegExp;
}

const place =
  '(?: (?:setting|settings|environment|environments|industry|sector|space|field|company|companies|organization|organizations|employer|facility|business|installation|base|bases))?';
const asked = (names: string) => new RegExp(`(?:^| )(?:${names})${place}(?: |$)`);

const workSettings: readonly WorkSetting[] = [
  {
    asked: asked(
      'acute care hospital|acute hospital|hospital acute care|acute care|acute inpatient|inpatient hospital|hospital|hospitals|inpatient|bedside',
    ),
    is: /^(?!.*\b(?:animal|veterinary|pet|rehab\w*|psychiatric|behavioral|long term)\b).*\b(?:hospitals?|medical center)\b/,
  },
  {
    asked: asked(
      'health plan|health plans|health insurance|health insurer|payer|payor|payers|managed care|managed care organization',
    ),
    is: /\bhealth (?:plans?|insurance)\b/,
  },
  {
    asked: asked('provider|providers|healthcare provider|health care provider|health system|clinic|clinics'),
    is: /^(?!.*\b(?:animal|veterinary|pet)\b).*\b(?:hospitals?|medical center|clinics?|health system|medical group)\b/,
  },
  {
    asked: asked('digital health|health tech|healthcare technology'),
    is: /\b(?:digital health|health tech\w*)\b/,
  },
  {
    asked: asked('healthcare|health care|health|medical'),
    is: /^(?!.*\b(?:animal|veterinary|pet)\b).*\b(?:health|healthcare|hospitals?|medical|clinics?)\b/,
  },
  {
    asked: asked('retail|retailer|retailers|retail or e commerce|retail or ecommerce|retail store'),
    is: /\b(?:retail|retailers?|supermarkets?|department stores?)\b/,
  },
  { asked: asked('construction'), is: /\b(?:construction|contractors?|contracting|builders?)\b/ },
  { asked: asked('banking|bank|banks'), is: /\b(?:bank|banks|credit union)\b/ },
  { asked: asked('insurance'), is: /\b(?:insurance|insurers?|health plans?)\b/ },
  { asked: asked('manufacturing'), is: /\bmanufactur\w+\b/ },
  { asked: asked('higher education|university|academic|college'), is: /\b(?:university|college)\b/ },
  {
    asked: asked(
      'public sector|local government|county government|government|governmental|government agency',
    ),
    is: /\bcounty$|^(?:city|town|state|village|county) of\b|\b(?:u s|us|united states) (?:army|navy|air force|marine corps|coast guard)\b/,
  },
  {
    asked: asked('military|armed forces|armed services|u s military|us military'),
    is: /\b(?:u s|us|united states) (?:army|navy|air force|marine corps|coast guard|space force)\b/,
  },
];

/** The first setting that a text names, and the text without it. */
export function findSetting(text: string): { setting: WorkSetting; rest: string } | null {
  for (const setting of workSettings) {
    const match = setting.asked.exec(text);
    if (match) return { setting, rest: text.replace(match[0], ' ').replace(/\s+/g, ' ').trim() };
  }
  return null;
}

export function isSetting({ is }: WorkSetting, company: string): boolean {
  return is.test(foldText(company));
}
