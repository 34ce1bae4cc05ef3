/**
 * The first sentence of a page that asks the person to do something before the application counts, or null.
 * Employers thank first and ask afterward ("Thank you! Now confirm your email"), so the whole text is read.
 */
export function findOpenTask(text: string): string | null {
  const sentences = text
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return sentences.find((sentence) => isOpenTask(normalize(sentence))) ?? null;
}

/** E-Verify is a federal program that postings mention by law, not a request to verify something. */
function normalize(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\be-mail/g, 'email')
    .replace(/\be-verify\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isOpenTask(sentence: string): boolean {
  if (blocked.some((pattern) => pattern.test(sentence))) return true;
  if (harmless.some((pattern) => pattern.test(sentence))) return false;
  if (unfinished.some((pattern) => pattern.test(sentence))) return true;
  if (elsewhere.some((pattern) => pattern.test(sentence))) return false;
  return requests.some((pattern) => pattern.test(sentence));
}

const thing = String.raw`(?:application|submission|registration|candidacy)`;
const proof = String.raw`(?:email|address|account|identity|phone|mobile|number|${thing})`;
const confirm = String.raw`(?:confirm|verify|validate|activate|authenticate)`;
const finish = String.raw`(?:finish|complete|finali[sz]e)`;
const must = String.raw`(?:must|(?:still |will |'ll )?(?:need|have) to|(?:are|is) required to|should|still)`;

/**
 * The page rejected the application or still waits for something; no kind word in the same sentence changes
 * that.
 */
const blocked = [
  /^warning\b|\baccess denied\b|\bforbidden\b|\btimed out\b|\bsession (?:has )?expired\b/,
  /\bduplicate application\b|\b(?:did not|didn't|cannot|could not|couldn't|unable to) (?:accept|process|submit|receive|read|save|send)\b(?!.{0,40}\b(?:each|every|all) )/,
  /\b(?:needs|require[sd]?) (?:your )?attention\b|\bmarked in red\b|\bhighlighted (?:fields?|in)\b/,
  /\b(?:payment|fee) (?:is |must )|\bpay (?:the|a|your)\b.{0,20}\bfee\b/,
  /\b(?:documents?|items?|information|files?|materials?|transcripts?) (?:are |is )?(?:still )?(?:needed|missing|outstanding)\b|\bstill needed\b/,
  /\bor (?:your|the) (?:application|submission)\b|\b(?:will be|gets?) (?:discarded|deleted|canceled|withdrawn automatically)\b/,
  /\bso that we can (?:proceed|continue|go on)\b|\bwhile we (?:submit|process|send|upload|check)\b|\bplease wait\b/,
  /^(?:preview|review|draft|summary)$|\bsubmit (?:now|application)\?|\bhow (?:the employer|it|your application) will (?:see|look)\b/,
  /\bbefore your (?:application|submission) (?:reaches|goes|gets|is|can)\b/,
  /\bcaptcha\b|\bselect all (?:images|squares|pictures)\b|\b(?:not a robot|you are human|you're human)\b/,
  /\bsend (?:it|the form|them) again\b|\bupload (?:it|them) again\b/,
  /\b(?:correct|fix|resolve|review) (?:the|these|any) (?:following|errors?|highlighted|marked|fields? below|problems?)\b/,
  /\b(?:errors?|problems?) (?:occurred|below|submitting|processing|found|with your)\b|\bsomething went wrong\b/,
  /\b(?:upload|submission|request|attachment|payment|transaction) (?:has )?failed\b|\bfailed to (?:upload|submit|send|save|load|process)\b|\bfile (?:is|was) too (?:large|big)\b/,
  /\b(?:please )?try (?:it )?again\b(?! (?:in the future|next))/,
  /^(?!no\b|none\b)(?:\S+ ){1,4}(?:is|are) required[.!]?$/,
  /\b(?:considered|reviewed|processed|forwarded|sent|submitted|complete)\b.{0,20}\b(?:once|after|when|as soon as|only if|only when) you\b/,
  /\bbefore (?:it|your (?:application|submission)|we)\b.{0,20}\b(?:forward|review|process|consider|sent|send|submit|look)/,
  /\b(?:one|1|two|2|a few|just) (?:more |quick |last |short |easy )*(?:clicks?|steps?|minutes?) away\b/,
  /(?<!\b(?:not|don't|you|after|when|to|by) )\b(?:click|press|hit|tap|select)(?: on)? (?:the )?["“']?(?:submit|send)\b/,
];

/** Nothing is left to do, or the sentence is about the time after the decision or about what others do. */
const harmless = [
  /\bnever ask\b/,
  /^(?:if|should) (?:we|they|our team|a recruiter)\b.{0,40}\b(?:need|have|require)\b/,
  /\b(?:no|nothing|not any) (?:\w+ )?(?:further|additional|other|more|else|left)\b|\bno (?:action|need)\b/,
  /\b(?:don't|do not) (?:need|have) to\b|\bwhatever we decide\b/,
  /\b(?:if|when|once|upon|after|should you be|persons|people|candidates|applicants)\b.{0,60}\b(?:hired?|selected|short-?listed|chosen|offered|an offer|interview|employed|employment|move forward|moves? ahead|a (?:fit|match))\b/,
  /\b(?:background check|conditional offer|accommodations?)\b/,
  /\b(?:fraud|scams?|phishing|impost[eo]rs?|suspicious)\b|\bverify that (?:an?|any|the|all|our) (?:message|email|sender|recruiter|caller)/,
  /\bby (?:submitting|applying|clicking|sending)\b.{0,60}\byou (?:confirm|verify|certify|agree|acknowledge)\b/,
  /\b(?:taking|took|taken) (?:the )?(?:time|effort)\b|^before you go\b/,
  /\bverify\b.{0,15}\b(?:sender|spam|settings)\b/,
  /\bto (?:confirm|verify) (?:receipt|(?:that )?(?:we|you(?:'ve| have) applied|your application (?:was|has been) received))\b/,
  /^(?:we|our|someone|they|an?|the)\b(?: \w+){0,3} (?:will|may|might|can|'ll|use|uses|reviews?)\b(?!.*\b(?:you must|need|please|link|code|button|sent|emailed|texted|until|once|before|after|when|hold|only)\b)/,
  /^(?:recruiters?|hiring managers?|managers?) (?:will|may|might|can)\b/,
  /\b(?:yours|your application|it) is (?:now )?complete\b(?!.{0,20}\b(?:once|when|after|as soon as|until|only)\b)/,
];

/** The application is not finished, or the page warns that it won't count. */
const unfinished = [
  new RegExp(
    `\\b(?:${thing}|it|this)\\b.{0,40}\\b(?:is|was|has|will|does)(?:n't| not)(?: yet)?(?: been| be)?(?: yet)? (?:complete|finished|final|submitted|sent|handed in|valid|active|official)`,
  ),
  new RegExp(
    `\\b(?:until|unless|without|before|only (?:if|when|after|once)|not before)\\b.{0,60}\\b(?:${confirm}|confirm(?:ed|ing|ation)|verif(?:ied|ying|ication)|${finish}|complet(?:ed|ing|ion)|click(?:ed|ing)?|open(?:ed|ing)?|sign(?:ed|ing)?|respond(?:ed)?|repl(?:y|ied)|activat(?:ed|ing|ion))\\b`,
  ),
  new RegExp(
    `\\b(?:once|after|when|as soon as) (?:you|your|we|the)\\b.{0,50}\\b(?:confirm(?:ed)?|verif(?:y|ied)|validated?|activated?|click(?:ed)?|open(?:ed)?|sign(?:ed)?|complet(?:e|ed)|finish(?:ed)?)\\b(?!.{0,30}\\b(?:track|view|log in)\\b)`,
  ),
  new RegExp(
    `\\bif (?:you|we|it)\\b.{0,20}\\b(?:don't|do not|does not|doesn't|have not|haven't)\\b.{0,20}\\b(?:${confirm}|${finish}|click|open|respond|reply|sign)\\b`,
  ),
  new RegExp(
    `\\b${thing}s?\\b.{0,40}\\b(?:incomplete|unfinished|unconfirmed|unverified|on hold|saved as (?:a )?draft|in draft)\\b`,
  ),
  new RegExp(
    `\\b(?:unconfirmed|unverified) (?:${thing}s?|emails?)\\b|\\bonly\\b.{0,40}\\b(?:confirmed|verified)\\b`,
  ),
  /\b(?:email|account|address|phone)(?: address| number)? (?:is|has|was)(?:n't| not)(?: yet)?(?: been)? (?:confirmed|verified|validated|activated)\b/,
  /\b(?:pending|awaiting|waiting for)\b.{0,20}\b(?:confirmation|verification|activation|validation)\b|\bapplication is pending[.!]?$/,
  /\b(?:needs?|requires?) (?:your |an? |email |to be )?(?:confirmation|verification|activation|validation|confirmed|verified)\b/,
  /\b(?:your|it|this)\b.{0,40}\b(?:won't|will not|cannot|can't) be (?:visible|seen|reviewed|considered|processed|forwarded|sent|delivered|accepted)\b/,
  /\b(?:we're|we are|still|is|are) (?:holding your|missing)\b|\binactive\b/,
  /\b(?:questions?|steps?|sections?|tasks?|items?) (?:remain|left)\b|\bremaining (?:steps?|sections?|questions?|tasks?|\d)/,
  /\bstep (\d) of (?!\1)\d\b/,
  /\bapplications without\b|\bbefore we can\b|\bwe (?:still )?need\b(?!.*\b(?:time|patience)\b)/,
  /\bstill to do\b|\bto-do\b|\bunfinished\b|\boutstanding (?:tasks?|items?|steps?)\b|\b(?:requires|needs) (?:additional|further|more)\b/,
  /\b(\d) of (?!\1)\d+ (?:sections|steps|parts|pages)\b|\bcounts? (?:only )?(?:from|when|once)\b/,
  /\bmust be (?:activated|confirmed|verified|validated|completed|signed)\b|\bto keep your application\b/,
  /\bapplication (?:is|was|has been) saved\b|\bsubmit it\b/,
  /\b(?:confirmation|verification|activation|validation) (?:is |still )?(?:pending|required|needed|missing|outstanding)\b/,
  /\baction (?:is )?(?:required|needed)\b|\brequired action\b/,
  /\b(?:almost|nearly) (?:there|done|finished|complete|ready|submitted)\b/,
  /\b(?:not|aren't|isn't) (?:quite |yet |fully )?(?:done|finished|complete|there)(?: yet)?\b/,
  new RegExp(`\\bto be considered\\b.{0,80}\\b(?:you|please|${finish}|take|submit|answer)\\b`),
  new RegExp(`\\b(?:${finish}|take|pass|submit|answer)\\b.{0,60}\\bto be considered\\b`),
  /\bso (?:that )?(?:we|your application|it) can (?:be )?(?:process|review|forward|sen[dt]|submit|consider)/,
  /\bto (?:submit your application|send (?:it|your application)|(?:have|get) your application|be included)\b/,
];

/** Requests unrelated to the application: alerts, an account to follow it, a survey, other jobs, leaving. */
const elsewhere = [
  /\b(?:alerts?|newsletter|talent (?:community|network|pool)|recommendations?|similar jobs|other jobs|more jobs|job list|matches)\b/,
  /\b(?:track|status|withdraw|update|edit|change|view|unsubscribe|opt out|schedule|reschedule)\b/,
  /\b(?:survey|feedback|optional(?:ly)?|voluntary|voluntarily|if you(?:'d| would)? (?:like|wish|want)|would you like|want to|feel free|at any time|anytime|refer|linkedin|facebook|instagram)\b/,
  /\b(?:return|exit|close this|close the|go back|log out|sign out)\b/,
];

/** Requests for something an application needs: a confirmed address, a code, a link, one more step. */
const requests = [
  new RegExp(
    `(?:^|[:,.!–—-] ?|\\b(?:please|and|then|now|to|${must}|can you|next|first|step|simply|just|have you|need you to) )${confirm} (?:that )?(?:your|the|this|it|its?'?s? really|yours|now|my|by|within)\\b(?! (?:receipt|references|information))`,
  ),
  new RegExp(`\\b${confirm}\\b.{0,30}\\b(?:really you|it's you|your ${proof})\\b`),
  /\b(?:verification|activation|validation|confirmation) link\b|\b(?:verification|activation|validation) (?:email|message|code|text)\b/,
  /\b(?:enter|type|use|submit) (?:the|this|that|your|a)\b.{0,30}\b(?:code|pin|passcode)\b/,
  /\b(?:click|open|follow|tap|press|use|visit)\b.{0,15}\b(?:the|this|that|a|our)\b.{0,30}\b(?:link|button|url)\b(?! below).{0,40}\b(?:email|emailed|inbox|mailbox|message|sent|mail|text)\b/,
  /\b(?:email|emailed|inbox|message|sent)\b.{0,60}\b(?:click|open|follow|tap|press)\b.{0,15}\b(?:it|the|this|that|confirm|verify|link|button)\b/,
  /\b(?:open|check|find|look for)\b.{0,20}\b(?:email|message|inbox)\b.{0,30}\b(?:press|click|tap|confirm|verify|follow|complete|finish)\b/,
  /\b(?:email|message|text)\b.{0,20}\bwith (?:a|the) (?:link|button|code)\b(?! to (?:your|the|our))/,
  /\b(?:link|code|email)\b.{0,10}\b(?:expires?|will expire|is valid|valid for)\b(?!.{0,20}\bposting\b)/,
  /\b(?:one|two|three|1|2|3|a few|a|last|final|just) (?:more |last |final |additional |further |quick |remaining )*(?:thing|step|task)s? (?:left|to go|remain(?:s|ing)?|away)\b/,
  /\b(?:one|1|two|2|a) (?:more|last|final|additional|further|remaining)(?: quick)? (?:thing|step|task)s?\b/,
  /^(?:last|final|next) steps?:/,
  new RegExp(
    `\\bto (?:${finish}|submit)(?: up)?(?:$|[,.!]| (?:your|the|this|applying|submitting)\\b(?! (?:hiring|interview)))`,
  ),
  new RegExp(
    `(?:^|[:,] ?|\\b(?:please|and|then|now|next|${must}) )(?:${finish}|continue|resume) (?:it\\b|(?:your|the|this)(?: [\\w-]+){0,2} (?:${thing}|questionnaire|assessment|form|test|verification|process|step|profile to))`,
  ),
  new RegExp(
    `\\byou(?:'ll)? (?:also )?${must} (?:also )?(?:${confirm}|${finish}|submit|upload|sign|create|register|log in|click|open|reply|respond|provide|answer|take|add)\\b`,
  ),
  /\b(?:please|you must|now) (?:upload|sign|submit|provide|attach|answer|take)\b/,
  /\bplease (?:log in|sign in|register|create|respond|reply|opt in|follow|fill|record|tell|finish|complete|continue|click)\b(?! only one)/,
  /\b(?:emailed|texted|sent)\b.{0,20}\b(?:a|the|your) (?:\S+ )?(?<!confirmation )code\b/,
  /\bto (?:continue|proceed|move forward)\b/,
  new RegExp(
    `\\b(?:click|tap|press|go|log in|sign in|use|here|button|link|email|now)\\b.{0,30}\\bto ${confirm}\\b`,
  ),
  new RegExp(`\\b(?:tap|press|click)(?: on)? ["“']?${confirm}\\b`),
  /\breply (?:yes|y|ok)\b/,
  /\b(?:press|click|hit|tap|select)(?: on)? (?:the )?["“']?(?:submit|send|finish|confirm|continue|next)\b/,
  /^(?:verify|confirm|activate|validate)(?: now| email| account)?$/,
  /\bresend\b.{0,20}\b(?:link|code|verification|activation)\b/,
];
