/** A kind of employer, all normalized. */
export interface EmployerKind {
  name: string;
  /** The whole words with which a form asks for it. */
  asked: RegExp;
  /** A company or title with such a word may be one. */
  may: RegExp;
  /** A company with such a name is one. */
  is?: RegExp;
}

const office = '(?:government|agency|agencies|government agency|government agencies|public agency)';
const federal =
  'u s|us|usa|united states|federal|department|dept|bureau|administration|agency|national|army|navy|air force|marines?|guard|forces?|va|veterans|usda|nasa|irs|usps|postal|commission|government|embassy|authority|lab|laboratory';

export const employerKinds: readonly EmployerKind[] = [
  {
    name: 'school district',
    asked: /^(?:public |local )?(?:school (?:district|system|board)s?|public schools?)$/,
    may: /\b(?:schools?|districts?|isd|usd|unified|education|academy|teachers?|county schools)\b/,
    is: /\b(?:school district|public schools)$/,
  },
  {
    name: 'federal government',
    asked: new RegExp(
      `^(?:(?:u s|us|united states) )?(?:federal (?:civilian|${office})|federal)(?: civilian or military)?$|^(?:u s|us|united states) government(?: civilian or military)?$`,
    ),
    may: new RegExp(`\\b(?:${federal})\\b`),
  },
  {
    name: 'government',
    asked: new RegExp(
      `^(?:(?:city|county|state|federal|local|municipal|tribal|or|and|other) )+${office}$|^(?:other )?(?:public|government) agency$|^(?:state )?public utilit(?:y|ies) commission$|^(?:federal )?government$`,
    ),
    may: new RegExp(
      `\\b(?:${federal}|county|city|state|town|township|village|municipal\\w*|public|schools?|district|university|college|courts?|police|sheriffs?|fire|library|transit)\\b`,
    ),
    is: /^(?:[a-z]+ ){1,2}county$|^(?:city|town|state|village|county) of [a-z ]+$/,
  },
  {
    name: 'university',
    asked:
      /^(?:(?:public|private|state|local|community) )*(?:universit(?:y|ies)|colleges?|institutions? of higher (?:education|learning)|institutions? of (?:the )?[a-z ]{0,20}system of higher education|higher education institutions?)$/,
    may: /\b(?:universit\w*|college|schools?|institut\w+|academy|education|campus|state|professor|faculty|instructor|research)\b/,
    is: /\b(?:university|college)$|^university of\b/,
  },
  {
    name: 'corrections',
    asked:
      /^(?:correctional? (?:facility|facilities|institution|center|agency)|jail|prison|detention (?:center|facility)|sheriffs? (?:office|department)|law enforcement agency)$/,
    may: /\b(?:correction\w*|sheriffs?|jail|prison|detention|police|law enforcement|county|state|department|government|federal|security)\b/,
  },
  {
    name: 'veterans affairs',
    asked:
      /^(?:(?:department of )?veterans (?:affairs|administration|health administration)|va)(?: (?:medical center|hospital|facility|clinic|health care (?:system|facility)|healthcare (?:system|facility)))?$/,
    may: new RegExp(`\\b(?:${federal}|haley|medical center of the)\\b`),
  },
  {
    name: 'utility',
    asked:
      /^(?:(?:public|private|municipal|electric|electrical|gas|water|power|energy|or|and|investor owned|cooperative) )*(?:utility|utilities)(?: (?:company|companies|provider|cooperative))?$/,
    may: /\b(?:electric\w*|gas|water|power|energy|utilit\w*|light|edison|cooperative|co op|grid|hydro|municipal\w*|district|city)\b/,
  },
  {
    name: 'insurer',
    asked:
      /^(?:(?:health|life|property|auto|or) )*(?:insurance (?:company|carrier|companies|agency)|insurers?)$/,
    may: /\b(?:insur\w*|health|plans?|assurance|mutual|life|benefits?|underwrit\w*|casualty|claims?|benefit)\b/,
  },
  {
    name: 'casino',
    asked:
      /^(?:(?:tribal|native american|licensed|or) )*(?:casinos?|gaming (?:operator|company|establishment|property))$/,
    may: /\b(?:casino|gaming|resort|hotel|entertainment|trib\w*|nation|games?)\b/,
  },
  {
    name: 'airline',
    asked:
      /^(?:(?:commercial|regional|passenger|cargo|or) )*(?:airlines?|air carriers?|airport|airline or airport)$/,
    may: /\b(?:air\w*|aviation|jet|flight|delta|united|american|southwest|frontier|spirit|port)\b/,
  },
  {
    name: 'accounting firm',
    asked: /^(?:(?:public|registered|independent|or) )*(?:accounting|audit|auditing) firms?$/,
    may: /\b(?:account\w*|cpas?|audit\w*|tax|deloitte|kpmg|ernst|young|pwc|pricewaterhouse\w*|llp|advis\w*|consult\w*|partners|associates|grant|thornton|bdo|rsm)\b/,
  },
];
