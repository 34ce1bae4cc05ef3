import { allText } from '#automation/form/all-text.ts';
import type { ChosenControls } from '#automation/form/choose-controls.ts';
import type { PageSurvey } from '#automation/form/in-page/survey-page.ts';
import { isApplication } from '#automation/form/is-application.ts';
import { isForOtherPurpose } from '#automation/form/is-for-other-purpose.ts';
import { applyingWords, resumeWords } from '#automation/form/job-words.ts';

export const pageKinds = [
  'form',
  'closed',
  'login',
  'listing',
  'description',
  'unrendered',
  'confirmation',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

const closedWords =
  /no longer (open|available|accepting|active|posted|exist|online|taking|being accepted|live)|(position|job|role|posting|listing|vacancy|opening|requisition|opportunity)( you.{0,60})? (is|has been|was|has)( now| already)? (closed|filled|expired|removed|unpublished|archived|deleted|taken down)|position closed|job (not found|expired|closed)|(job|position|page|posting) (you are looking for|requested|you requested)?.{0,30}(does not|doesn.t|cannot be|can.t be|could not be) (exist|found)|couldn.t find (that|this|the) (job|page|position)|not (currently )?accepting applications|applications (are|have) (now |currently )?closed|(job|posting|position) has expired|we couldn.t find anything here|this job is closed|deadline\b.{0,60}\b(has|is) (passed|over)|application (period|window) (has )?(ended|closed|is over)|closed (to|for) (new )?applica|no longer (hiring|recruiting|being recruited)|page not found|sorry.{0,40}(expired|filled|closed|removed)|(role|position|job) is not (currently|now) (open|available)|(sign ?ups?|applications?) (has|have|is|are) (now |already )?closed|stelle .{0,40}nicht mehr (verfügbar|vakant)/i;
const thanksWords =
  /thank(s| you)( so much| very much)? for (applying|your application|submitting (your|an) application|completing (the|your) application)|application (has been |was |is )?(successfully )?(submitted|received|sent|complete[d]?)\b|(we('ve| have)?|has) (successfully )?received your (job )?application|your application (has been|was|is) (on its way|in)|successfully (applied|submitted your application)|vielen dank für (deine|ihre) bewerbung|merci pour votre candidature/i;
const conditional =
  /\b(once|after|when|if|before|until|will be|as soon as|please note|by submitting|upon)\b/i;
const loginWords =
  /^(sign in|log ?in|login|create (an |your )?(account|profile)|register|welcome back|already have an account|returning (user|candidate)|candidate (login|sign in|home)|sign in (to|with)|create account\/sign in)/i;
const descriptionWords =
  /\b(responsibilit(y|ies)|requirements|qualifications|(what|who) (you|we)(.?ll| will| would|.?re| are)? ?(do|be doing|bring|need|have|offer|looking for|are)|about (the|this) (role|job|position|team)|job (description|summary|type|details)|your (tasks|profile|role|responsibilities|skills|background)|nice to have|duties|skills|benefits|(full|part).time|posted( on| \d+)|equal opportunity)\b/gi;

const openings =
  /\b((open|current|available) (positions|roles|jobs|openings|opportunities|vacancies)|job openings|(employment|career|job) opportunities|join (our|the) team|careers|(now|currently) hiring)\b/i;
/** Ends as the titles of jobs do, but for what follows in brackets or behind a dash. */
const jobTitle =
  /\b(manager|engineer|nurse|lpn|cna|assistant|technician|driver|cook|chef|server|clerk|labou?rer|aide|estimator|supervisor|specialist|coordinator|developer|designer|analyst|representative|associate|mechanic|cleaner|housekeeper|teacher|tutor|therapist|counsell?or|receptionist|cashier|operator|installer|foreman|superintendent|electrician|plumber|welder|carpenter|roofer|accountant|bookkeeper|director|consultant|officer|guard|host|hostess|bartender|barista|dishwasher|helper|intern|attendant|caregiver|worker|agent|planner|writer|editor|pharmacist|dispatcher|inspector|instructor|stylist|painter|landscaper|janitor)s?\b(\s*([(/,–—-].*)?)?$/i;

const applying =
  /\b(apply(ing)?|appl(ication|icant)s?|employment|careers?|jobs?|hiring|vacanc(y|ies)|join (our|the) team|work (with|for) us|internships?|volunteer\w*)\b/i;

export interface SeenPage {
  survey: PageSurvey;
  chosen: ChosenControls;
  /** The address or the markup belongs to a known application system. */
  isKnown: boolean;
}

/** Which kind of page this is. A form beats every text around it; a confirmation needs that no form is there at all. */
export function namePageKind({ survey, chosen, isKnown }: SeenPage): PageKind {
  const { headings, title, text } = survey;
  const top = [title, ...headings].join(' \n ');
  const isClosed =
    survey.isShut || closedWords.test(top) || (closedWords.test(text.slice(0, 1_500)) && text.length < 6_000);
  const isForm =
    isApplicationForm(chosen, survey, isKnown) && !isOnlyContact(chosen, survey, closedWords.test(top));
  if (survey.passwords > 0 && !(isForm && chosen.controls.some((one) => one.type === 'file'))) return 'login';
  if (isForm) return 'form';
  const asksNothing = chosen.controls.length < 3 || isForMore(chosen) || isForOtherPurpose(chosen);
  if (isThanks(survey) && asksNothing && chosen.left < 3) return 'confirmation';
  if (isClosed && survey.applyLinks.length === 0) return isAboutJob(survey, isKnown) ? 'closed' : 'other';
  if (isLogin(survey, chosen)) return 'login';
  const isDrawn = survey.postings > 0 && headings.length > 0;
  if (survey.textLength < 400 && chosen.controls.length < 3 && !isDrawn && isShell(survey))
    return survey.challenge ? 'other' : 'unrendered';
  const described = new Set((text.match(descriptionWords) ?? []).map((word) => word.toLowerCase())).size;
  const isOnePosting =
    survey.hasPosting ||
    (survey.applyLinks.length > 0 && described >= 2) ||
    (isKnown && (described >= 2 || (described === 1 && survey.postings < 2)));
  if (survey.postings >= 4 && !(isOnePosting && (survey.hasPosting || described >= 3))) return 'listing';
  const titles = survey.subheadings.filter((one) => one.length <= 70 && jobTitle.test(one)).length;
  if (
    (survey.offers >= 2 || titles >= 3) &&
    !survey.hasPosting &&
    openings.test(`${top} ${text.slice(0, 3_000)}`)
  )
    return 'listing';
  const asksByMail =
    /\b(send|e-?mail|forward|submit)\b[^.]{0,30}\b(resume|résumé|cv|application)\b[^.]{0,60}@/i.test(text);
  if (isOnePosting || described >= 4 || (asksByMail && described >= 2)) return 'description';
  if (
    /\b(open (positions|roles|jobs)|current (openings|opportunities|vacancies)|job (listings|openings|search|board)|search jobs|all jobs|careers at|\d+ (jobs|open positions|openings|results))\b/i.test(
      `${top} ${text.slice(0, 2_000)}`,
    ) &&
    (survey.postings >= 1 || /search|results|openings/i.test(top))
  )
    return 'listing';
  if (survey.postings >= (isKnown ? 2 : 3)) return 'listing';
  if (survey.textLength < 200 && survey.scripts > 0) return 'unrendered';
  const isWaiting =
    survey.hasEmbed ||
    /\[(ninja_forms?|contact-form-7|gravityforms?|wpforms|formidable|forminator_form)\b/i.test(text);
  return isWaiting && (applying.test(top) || applyingWords.test(top)) ? 'unrendered' : 'other';
}

function isApplicationForm(chosen: ChosenControls, survey: PageSurvey, isKnown: boolean): boolean {
  const around = [survey.title, ...survey.headings, ...survey.applyLinks].join(' \n ');
  const isSaid = /\b(job application|(application|screening) questions)\b/i.test(around);
  if ((isKnown || isSaid) && isQuestionnaire(chosen)) return true;
  if (chosen.controls.length < 2 || chosen.score < 4 || isForOtherPurpose(chosen)) return false;
  if (isKnown && chosen.score >= 6) return true;
  return chosen.score >= 5 && isApplication(chosen, around);
}

/** Name, address and a message, where the application itself is closed or was not drawn. */
function isOnlyContact({ controls }: ChosenControls, { hasEmbed }: PageSurvey, isClosed: boolean): boolean {
  return (
    (hasEmbed || isClosed) &&
    controls.length <= 4 &&
    controls.every((one) => one.tag === 'textarea' || ['text', 'email', 'tel'].includes(one.type)) &&
    !resumeWords.test(controls.map(allText).join(' '))
  );
}

/** Looks for other jobs or asks to be told of them. */
function isForMore({ controls, heading, score, words }: ChosenControls): boolean {
  return (
    score < 5 &&
    controls.every((one) => one.type !== 'radio' && one.tag !== 'textarea') &&
    /\b(alerts?|search|find (jobs|more)|filter|subscribe|notif(y|ied))\b/i.test(`${heading} ${words}`)
  );
}

/** A step that asks nothing personal: several questions to be chosen or written at length, one at least required. */
function isQuestionnaire({ controls }: ChosenControls): boolean {
  const choices = new Set(controls.filter((one) => one.type === 'radio').map((one) => one.name));
  const others = controls.filter((one) => one.tag === 'textarea' || (one.tag === 'select' && one.required));
  return choices.size + others.length >= 3 && controls.some((one) => one.required);
}

/** A page that was not found tells of a job only where it speaks of one. */
function isAboutJob({ headings, text, title }: PageSurvey, isKnown: boolean): boolean {
  const said = [title, ...headings, text.slice(0, 6_000)].join(' \n ');
  return (
    isKnown ||
    /\b(jobs?|positions?|roles?|postings?|listings?|vacanc(y|ies)|openings?|requisition|opportunit(y|ies)|appl(y|ications?|icants?)|hiring|recruiting|recruited|volunteer\w*|stellen?)\b/i.test(
      said,
    )
  );
}

/** Said now, not promised for later, and at the top of the page. */
function isThanks({ applyLinks, headings, title, text, url }: PageSurvey): boolean {
  // A numbered heading is a step of a story about hiring.
  const said = [title, ...headings.slice(0, 3)].filter(
    (one) => thanksWords.test(one) && !conditional.test(one) && !/^(step )?\d/i.test(one),
  );
  if (said.length > 0) return true;
  const isGreeting = headings.some((one) => /^thank(s| you)\W*$/i.test(one));
  if (
    isGreeting &&
    text.length < 1_500 &&
    /\bwe (have )?received your (submission|information)\b|\b(someone|we)( will|.ll) [^.]{3,40}\byour application\b/i.test(
      text,
    )
  )
    return true;
  const sentences = text.slice(0, 800).split(/(?<=[.!?])\s+/);
  const isSaid = sentences.some(
    (one) => thanksWords.test(one) && !conditional.test(one) && !/[“”"]/.test(one),
  );
  return (
    isSaid &&
    // Whoever may still apply has not applied.
    applyLinks.length === 0 &&
    (text.length < 3_000 || /\/(thanks|thank-you|confirmation|success|completed|submitted)\b/i.test(url))
  );
}

function isLogin(survey: PageSurvey, chosen: ChosenControls): boolean {
  const isAsked =
    survey.headings.some((heading) => loginWords.test(heading)) || loginWords.test(survey.title);
  const isOffered = survey.signIn.length > 0 || [1, 2, 3].includes(chosen.controls.length);
  if (isAsked && isOffered && survey.text.length < 4_000) return true;
  const isMailGate =
    chosen.controls.length <= 2 &&
    chosen.controls.some((one) => /mail/i.test(`${one.type} ${one.name} ${one.label}`));
  return (
    isMailGate && survey.marks.some((mark) => /icims|enterEmail/i.test(mark)) && survey.textLength < 3_000
  );
}

function isShell({ scripts, noscript, textLength }: PageSurvey): boolean {
  return scripts > 0 || /javascript/i.test(noscript) || textLength < 30;
}
