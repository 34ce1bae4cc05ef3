/**
 * The wordings of emails about an application, as data. Every pattern reads one sentence in plain form
 * (`mail-sentences`).
 */

/** Words that turn the rest of the sentence into a possibility. */
export const hypothetical =
  /\b(if|whether|should (you|your|we|the|there)|in the event|in case|unless|until|once(?! (again|more))|may(?! (\d|have|know|recall|be aware))|might|only (those|candidates|applicants|the)|(those|candidates|applicants) (who|whose|that|not|selected|chosen|shortlisted)|hope(s)? they)\b/;

/** The same inside a match: "the recruitment is open until filled". */
export const conditional = /\b(if|unless|until|whether|might|in case)\b/;

/** Rules about incomplete forms and promises to answer sound like rejections but aren't. */
export const notARejection =
  /\b(apartment|landlord|tenants?|rental|incomplete|considered (complete|until|unless|without)|complete (your|the|all)|duplicate|deadline|guarantee|not required|no need|not need|please do not|will (contact|reach out|be in touch|notify|invite|get back|let you know))\b/;

/** An apology for something other than a decision: no personal answer, no free time slot, a broken link. */
const otherApology =
  /\b(respond|repl(y|ies)|feedback|contact (each|every|all)|individual(ly)?|personally|phone calls?|in person|time ?slot|the time|that (time|day|date)|schedul|calendar|link|expired|attach|process your|technical|delay|take longer|longer than|holiday|out of (the )?office)\b/;

const job =
  '(positions?|roles?|jobs?|vacanc(y|ies)|openings?|opportunit(y|ies)|requisition|req|search|post|posting|spots?|hiring process|recruitment)';
const people =
  '(candidate|applicant|individual|finalist|person|people|folk|contender|professional|profile|hire)s?';
const decided =
  '(decid|decision|cho(se|ice|ose)|select|elect|opt|mov(e|ed|ing)|go(ing|ne)?|went|proceed|continu|pursu|progress|advanc|offer|award|extend|hir(e|ed|ing)|accept|better|stronger|closer|closely|fit|match|feel|identif|prefer|found|filled|favor|success|recommend|appoint)\\w*';

/** Any one of these, addressed to the person and not as a possibility, is a rejection. */
export const rejections: readonly RegExp[] = [
  // "we decided to move forward with other candidates", "an offer was extended to and accepted by another candidate"
  new RegExp(`\\b${decided}\\b.{0,120}\\b(other|another|different|internal) (\\w+ ){0,3}${people}\\b`),
  new RegExp(`\\b(other|another|internal) (\\w+ ){0,3}${people}\\b.{0,80}\\b${decided}\\b`),
  new RegExp(
    `\\b(decided|decision|chosen|chose|elected|opted|selected|offered|hired|hiring|moving|moved|proceeding|identified|awarded|went|pursuing|continuing|progressing|advancing|considering|focus|focusing)\\b.{0,80}\\b${people} (who|whose|with|that|more|which)\\b`,
  ),
  /\b(decided|chosen|chose|choosing|elected|opted|selected|selecting|offered|hired|hiring|went|go|going|gone|filled|awarded|offer)\b.{0,60}\b(someone|somebody)\b/,
  /\b(others|someone|candidates|applicants)\b.{0,60}\b(better|closer|stronger|more closely|best)\b.{0,30}\b(suited|match|fit|align|qualified|meet|what)/,
  /\b(candidate|applicant|person|individual|finalist)\b.{0,40}\b(has |have )?accepted\b/,
  /\blooking for (someone|people|an? (candidate|individual|person)|candidates)\b.{0,60}\b(more|closer|stronger|different|deeper)\b/,
  /\b(went|go|going|gone|move|moving|moved|decided|take)\b.{0,40}\b(an)?(other|different) (direction|route|way|path)\b/,
  // "not moving forward", "unable to progress your application", "won't be taking it further"
  /\b(not|unable|cannot)\b.{0,40}\b(mov(e|ing|ed)|go(ing)?|proceed(ing|ed)?|progress(ing|ed)?|advanc(e|ing|ed)|continu(e|ing|ed)|tak(e|ing|en)|carry(ing)?|bring(ing)?|pass(ed)?|put(ting)?)\b.{0,60}\b(forward|ahead|further|next (step|stage|round|phase|level)|interview stage|your (application|candidacy|candidature|profile|resume)|the (process|application)|with you|you (on|to|through|forward))\b/,
  /\b(decided|chosen|opted|elected|decision|going|best)\b.{0,20}\bnot\b.{0,8}\b(to )?(mov|proceed|progress|advanc|continu|pursu|extend|hir|offer|fill|select|interview|invit|consider|tak)\w*/,
  /\bnot (to )?(be )?(pursu|consider)(e|ing|ed)\b.{0,40}\b(you|your|application|candidacy|further)\b/,
  /\bnot be (considered(?! (complete|until|unless|without))|selected|hiring|filling|making|inviting|pursuing|shortlisted|extending|offering|advancing|progressing|proceeding|continuing|moving)\b/,
  // "you were not selected", "your application was unsuccessful", "yours wasn't one of those we chose"
  /\b(you|your|yours|application|candidacy|name|resume|profile|status)\b.{0,70}\b(not|no)\b.{0,25}\b(selected|chosen|short-?listed|successful|referred|accepted|considered(?! (complete|until|unless|without))|among|one (of|that|we)|retained|approved|move|moved|advance|advanced|progress|progressed|proceed|proceeded|qualif\w+|high enough|strong enough|meet|match\w*|align\w*|on (the|that|our) (short)?list|being considered|make it to|get (selected|the (job|role|position))|the match|a match|suited|resulted|make the (cut|list|shortlist))\b/,
  /\bnot (feel|think|believe|see|find)\b.{0,20}\b(that )?(your|you)\b.{0,60}\b(line up|match|fit|align|meet|right|what|enough|suit)\w*/,
  /\bnot (on|among) (our|the|that|those)\b.{0,20}\b(list|selected|chosen)\b|\bnot been (placed|included|put) on\b.{0,30}\blist\b/,
  /\bnot (be )?(forward|refer|recommend|submit|carr(y|ied)|present)(ing|ed)?\b.{0,15}\b(your (name|application|candidacy|resume)|you|over|forward)\b/,
  /\bmore positive (response|news|answer|outcome|reply)\b|\bwish (i|we) had (better|more positive|different) news\b/,
  /\bmiss(ed)? the cut\b|\bnot make the (cut|shortlist|final)\b/,
  /\b(withdrawn|removed|taken|dropped|eliminated)\b.{0,15}\b(from|out of) (further )?(consideration|the process)\b/,
  /\b(part ways|decided against|end our conversations?|must decline|turn you down|end (the|our|your) (process|candidacy)|stop (the process|here))\b/,
  /\bno (suitable|appropriate|matching|open|current)\b.{0,20}\b(position|role|opening|vacanc)/,
  /\bnot selected\b(?! (will|are))/,
  /\b(you|application|candidacy|candidature)\b.{0,70}\bunsuccessful\b/,
  /\bunsuccessful (application|candida\w+)\b/,
  /\b(application|candidacy|status|candidature)\b.{0,60}\b(declined|rejected|turned down|disqualified|not under consideration)\b/,
  /\b(unable|cannot|not able|not be able) (to )?(proceed|progress|continue|advance|consider you|move (you )?forward)\b|\bnot (be )?(proceeding|progressing|advancing)\b/,
  /\bwas not you\b|\bdeclin\w+ to (move|proceed|advance)|\byour application (has been|was|is) (now )?closed\b/,
  /\bno longer\b.{0,20}\b(under consideration|in consideration|being considered|consider(ing)?|interviewing|moving forward|a candidate|in the running|hiring|recruiting)\b/,
  // The job no longer exists.
  new RegExp(
    `\\b${job}\\b.{0,80}\\b(has|have|was|were|is|been|being)\\b.{0,25}\\b(filled|closed|concluded|completed|come to (a close|an end)|cancel+ed|no longer (available|open|active|accepting|being filled)|on hold|withdrawn|offered to|awarded|gone to|eliminated|frozen|accepted by)\\b`,
  ),
  new RegExp(
    `\\b(filled|closed|closing|concluded|cancel+ed|ended|completed)\\b.{0,15}\\b(the|this|our|its|that|all|both)\\b.{0,60}\\b${job}\\b`,
  ),
  new RegExp(
    `\\b(put|place|placed|putting|placing)\\b.{0,15}\\b(this|the)\\b.{0,40}\\b${job}\\b.{0,10}\\bon hold\\b`,
  ),
  new RegExp(`^${job} (has been |is )?(filled|closed|cancel+ed)\\b`),
  new RegExp(`\\b${job}\\b.{0,40}\\balready (been )?(gone|filled|taken|hired)\\b`),
  /\b(hold(ing)? off|paus(e|ed|ing)|fr(eeze|oze|ozen))\b.{0,25}\b(hiring|recruit\w*|this (role|position|search)|the (role|position|search))\b|\bhiring freeze\b/,
  /\bnot (currently |actively |presently |now )?(hiring|recruiting)\b|\bnot (be )?need(ing)? (any |additional |more |further )/,
  /\b(wrapped up|finished|completed|concluded|closed|done with) (our |the )?(hiring|recruit\w*|interviews)\b|\bgone ahead and hired\b|\baccepted an? (\w+ )?(candidate|applicant)\b/,
  /\b(position|role|job|vacancy)\b.{0,30}\b(unfilled|not be filled)\b|\b(budget|funding|headcount)\b.{0,40}\b(pulled|cut|withdrawn|not approved|frozen|eliminated|removed)\b/,
  /\b(screened|ruled|counted) out\b|\ba no (from us|for now|this time|at this time)\b|\bapplication\b.{0,60}\b(was|has been) denied\b/,
  /\b(hir(e|ed|ing)|promot(e|ed|ing)|fill(ed|ing)?)\b.{0,40}\b(internally|from within)\b/,
  // "we made an offer to our top candidate", "an offer was extended and has been accepted", "closing out your application"
  /\boffer to (our|the) (top|preferred|first|chosen|lead|leading|selected|final)\b/,
  /\b(an|the|our|this) (\w+ )?offer\b(?!.{0,60}\byou\b).{0,60}\b(has been|was|is) accepted\b/,
  /\bclos(e|ing|ed)( out)? your (application|candidacy|file)\b/,
  /\bnot our (first|top|final|preferred) choice\b|\bwithout making a hire\b/,
  /\bclose (this|the|our) (role|position|search|requisition|job)\b/,
  /\bthere (were|are) (other|many|several) (\w+ ){0,2}(candidates|applicants|people)\b.{0,20}\b(with|whose|who)\b/,
  /\b(continue|continuing|continued|resume) (with )?(our|the) search\b/,
  /\b(restart|reopen|re-open|relaunch|repost)\w* the search\b/,
  // Regret, and offers that were not made.
  /\bregret(fully)? (to|that|we)\b|\bwith regret\b|\bregrettably\b|\bregret (inform|informing)\b/,
  /\b(unable|cannot|not able|not in a position|not be able)\b.{0,20}\b(to )?(offer|extend)\b.{0,10}\b(you|this|an?)\b.{0,60}\b(position|role|job|employment|opportunity|interview|place|offer|internship)\b/,
  /\b(unable|cannot|not able|not be able|not be in a position)\b.{0,10}\b(invite|interview) you\b/,
  /\byou will not be (contacted|invited|interviewed|called|moving|advancing)\b/,
  /\byou (did|have|do) not (successfully )?pass(ed)?\b|\bnot eligible (to (continue|proceed|move|be considered|advance)|for (further|this|the) (consideration|role|position|job))\b/,
  /\b(rescind|withdraw|retract)\w*\b.{0,30}\b(offer|your candidacy)\b/,
  // Not a fit.
  /\b(not|no)\b.{0,40}\b(right|good|strong|great|best|exact|ideal|a|the) (fit|match)\b/,
  /\bnot (currently |presently |now )?have (a|an|any)\b.{0,60}\b(fit|match|matches|position|opening|role|opportunit(y|ies))\b/,
  /\bnot (quite |exactly |really )?(what|who) (we|the team|this team|our team|our client|they) (are|is)? ?(looking|searching|after|need\w*|want\w*|had in mind)\b/,
  /\bnot have (a |any )?(current |present )?need for\b|\bpassed on (your|you)\b/,
  /\b(going|decided|have|need|chosen) to pass( on\b|[.,!]|$)|\b(will pass|be passing) on\b/,
  /\bnot\b.{0,10}\b(meet|match|align with|fit)\b.{0,30}\b(minimum|required|basic|our|the|all|preferred|current)\b.{0,30}\b(qualification|requirement|criteria|need)s?\b/,
];

/** "Unfortunately … not …" about the job. It needs words about the application, and no other apology. */
export const regrets = {
  opening: /\b(unfortunately|sadly|sorry|afraid|apolog\w+|disappoint\w*)\b/,
  negation:
    /\b(not|no|unable|cannot|never|without|declin\w+|unsuccessful|already|someone|other|another|gone|filled|closed|cancel+ed|hold|moved)\b/,
  subject:
    /\b(application|candidacy|candidate|position|role|job|moving|move|forward|opportunity|resume|qualif\w+|fit|match|selected|further|considered|hiring|hire|offer|proceed\w*|progress\w*|(short)?list|interview process)\b/,
  otherApology,
};

/** One of these alone is politeness; two of different groups, without other news, are a rejection. */
export const politeRefusals: readonly (readonly [group: string, pattern: RegExp])[] = [
  [
    'regret',
    /\b(unfortunately|sadly|not the (news|outcome|answer|result|response)|(difficult|tough|hard|not an easy|not easy) (decision|choice|call)|disappointing news)\b/,
  ],
  [
    'farewell',
    /\b(wish you|wishing you|best of luck|good luck)\b.{0,60}\b(search|endeavou?rs?|career|future|success|hunt|pursuits?|journey)\b|\bfuture endeavou?rs\b/,
  ],
  [
    'later',
    /\b(keep|retain|hold on to|hang on to|remain)\b.{0,50}\b(on file|in our (database|system|files)|for future|future)\b|\b(apply again|re-?apply|encourage you to (apply|keep|continue|check|visit|explore|consider)|future (openings?|opportunit\w+|positions?|roles?|vacanc\w+)|other (openings|opportunities|positions|roles))\b/,
  ],
  [
    'competition',
    /\b((many|several|number of|highly|very|exceptionally|well)[ -](\w+ )?qualified|high (volume|number|caliber|quality|standard)|hundreds of|overwhelming|careful(ly)? (consider|review)\w*|competitive|thorough(ly)? (consider|review)\w*|much (consideration|deliberation))\b/,
  ],
];

/** Clear words to this person; the sentence must not match `notAnOffer`. */
export const offers: readonly RegExp[] = [
  /\b(offer|offering) you\b.{0,80}\b(position|role|job|post|employment|internship|apprenticeship|opportunity to join)\b/,
  /\b(extend|extending|make|making|present|presenting)\b.{0,20}\byou\b.{0,30}\b(an?|our|the|this) (\w+ ){0,3}offer\b/,
  /\b(extend|extending|make|making)\b.{0,10}\b(an|our|this) (\w+ ){0,2}offer for you to\b/,
  /\b(extend|extending|present|presenting)\b.{0,10}\b(an?|our|the|this) (\w+ ){0,3}offer\b.{0,40}\bto you\b/,
  /\b(your|our|the|attached|enclosed|conditional|formal|official|written)\b.{0,25}\b(offer letter|letter of offer|offer of employment|employment offer|job offer)\b.{0,120}\b(you|your|sign|signature|attached|review|accept|ready|view)\b/,
  /\b(you|your|sign|attached|enclosed|accept)\b.{0,60}\b(your|our|the|an?) (\w+ ){0,2}(offer letter|letter of offer|offer of employment|employment offer|job offer)\b/,
  /\bthis( \w+)? (is|serves as|constitutes|represents|confirms) (our|a|an|your|the) (formal |official |written |conditional |contingent |tentative |final )*(job offer|offer of employment|employment offer|offer)\b/,
  /\b(like|love|want|happy|pleased|excited|delighted) to hire you\b|\b(find|is|here is|attached) (our|your|the|an) offer (for|from|of)\b|\byour offer (from|for|to join)\b.{0,60}\b(waiting|ready|attached|available|sign)\b/,
  /\b(letter|contract) offering you\b/,
  /\byou (got|have got|have landed) the (job|position|role)\b|\byou are hired\b/,
  /\b(confirm|confirming|present|presenting|send|sending|attached is)\b.{0,20}\b(our|your|an?|the) (\w+ ){0,2}offer (of|for)\b.{0,60}\b(position|role|job|employment)\b/,
  /\b(your|offer) letter (from|for)\b.{0,60}\b(ready|sign|signature)\b/,
];
export const notAnOffer =
  /\b(another|other|someone|accepted by|hope|hoping|could|would be|tips?|negotiat\w+|prepar\w+|guide|how to|not|cannot|unable|no longer|rescind\w*|withdr\w+|declin\w+|they|land|get more|process|stage)\b/;

const meeting =
  '(interviews?|phone screen(ing)?|screening( call)?|screen|intro(ductory)? call|phone call|video call|call|chat|conversation|zoom|onsite|on-site|meeting|face-to-face)';

/** An appointment or an invitation to one, to this person. */
export const interviews: readonly RegExp[] = [
  /\binvit(e|ed|ing) you\b.{0,80}\b(interview|phone screen|onsite|on-site)\b/,
  /\byou (are|have been|were)\b.{0,20}\binvited\b.{0,80}\b(interview|phone screen|onsite|on-site)\b/,
  new RegExp(
    `\\b(schedul(e|ing)|set(ting)? up|arrang(e|ing)|book(ing)?|coordinat(e|ing)|find a time for|reschedul(e|ing)|move)\\b.{0,25}\\b(an?|your|our|the|some)\\b.{0,30}\\b${meeting}\\b`,
  ),
  /\b(like|love|want|happy|pleased|excited|eager|hoping) to (interview|meet|meet with|speak with|talk to|talk with|chat with|connect with|have) you\b/,
  /\b(selected|chosen|short-?listed)\b.{0,40}\b(for|to) (an?|the|our|your) ?.{0,30}\b(interview|phone screen|next (round|stage|step)|final round)\b/,
  /\bselected to (move|advance|continue|proceed|interview|progress)\b/,
  /\b(move|moving|advance|advancing|invite|bring) you (forward |on |along )?(to|for|into) (the|our|a)\b.{0,25}\b(round|stage|step|interview|onsite)\b/,
  /\byour\b.{0,30}\binterview\b.{0,60}\b(is|has been) (now )?((re)?scheduled|moved|confirmed|booked|set|on)\b/,
  /\byou are\b.{0,20}\bscheduled for\b.{0,60}\b(interview|monday|tuesday|wednesday|thursday|friday)\b.{0,60}/,
  new RegExp(`\\b(are you|would you be|when are you)\\b.{0,15}\\b(free|available)\\b.{0,50}\\b${meeting}\\b`),
  new RegExp(
    `\\b(your|some) availability\\b.{0,60}\\b${meeting}\\b|\\b${meeting}\\b.{0,60}\\byour availability\\b`,
  ),
  /\b(can|could|would|will) you\b.{0,20}\b(come|stop|drop) (in|by|over)\b.{0,40}\b(talk|chat|meet|interview|discuss|speak)\b|\byour (interview )?(slot|time ?slot) is\b|\byour interview (time|date) is\b/,
  /\byou are confirmed for\b.{0,20}\binterview\b|\b(select|choose|pick|book|reserve) (an?|your) interview (slot|time|date|appointment)\b/,
  /\b(like|want|ask|invite) you to (come|visit|stop|join)\b.{0,60}\binterview\b/,
  /\b(next step|next stage)\b.{0,20}\bis an? (\w+ ){0,2}(conversation|call|chat|interview|meeting) with\b/,
  /\bare you (around|up for|open to)\b.{0,40}\b(phone|video|quick|short|minute) (chat|call|conversation|interview)\b/,
  /\bcome in\b.{0,15}\bfor (an?|the|your) (\w+ )?interview\b|\bhave you in for\b.{0,20}\binterview\b/,
  /\b(complete|record|invitation to|invited you to)\b.{0,40}\b(video|one-way|recorded|virtual) interview\b/,
  /\b(give (me|us) a call|call (me|us))\b.{0,60}\bto (talk|speak|discuss|arrange|schedule|set up)\b|\bgive me a call\b.{0,60}\btalk about the (job|role|position)\b/,
  /\byou (have )?(made it|advanced|moved|progressed)\b.{0,10}\bto the (next|second|third|final|interview|onsite)\b/,
  /\b(choose|pick|select|book|find)\b.{0,20}\b(time|slot|timeslot|date)\b.{0,40}\b(interview|phone screen|call|meet|speak|chat)\b/,
  /\b(schedule|set up|find|set aside)\b.{0,10}\btime\b.{0,20}\bto (talk|speak|chat|meet|connect)\b/,
  /\b(bring|have|welcome) you (back |in )?for\b.{0,25}\b(interview|onsite)\b/,
  /\bjoin us for\b.{0,40}\binterview\b/,
  /\b(reminder|confirming|confirm|looking forward to)\b.{0,30}\byour\b.{0,25}\binterview\b/,
  /\blooking forward to (meeting|speaking with|talking to|talking with|interviewing) you\b/,
  /^(updated )?invitation: .{0,60}interview\b/,
  /^(re)?schedul(e|ing)\b.{0,30}\binterview\b/,
  /\binterview (invitation|request|confirmation|confirmed|scheduled|notice|invite|availability|details)\b/,
  /\b(video|phone|virtual|onsite) interview (invitation|request)\b/,
];
export const notAnInterview =
  /\b(tips?|prepare|prepar(e|ing) for your next|questions to|not be|not able|will not|unable|on-the-spot|interviews at)\b/;

const test =
  '(assessments?|tests?|coding (test|challenge)|challenge|exercise|assignment|work sample|examination|exam|case study|homework|project|skills? (check|test)|questionnaire)';

export const assessments: readonly RegExp[] = [
  new RegExp(`\\b(complete|take|finish|start|submit|sit|do)\\b.{0,50}\\b${test}\\b`),
  new RegExp(`\\binvit(ed|es|ation|e|ing)\\b.{0,60}\\b${test}\\b`),
  new RegExp(`\\b(next step|here is|attached is|find)\\b.{0,50}\\b${test}\\b`),
  new RegExp(
    `\\b(take-home|online|coding|technical|written|behavioral|skills?) ${test}\\b.{0,60}\\b(notice|link|expires|due|deadline|by)\\b`,
  ),
  new RegExp(`^(next step: |your |complete your )?(\\w+ ){0,2}${test}\\b`),
  new RegExp(`\\bwould like you to\\b.{0,60}\\b${test}\\b`),
];
/** Already done, or only mentioned. */
export const notAnAssessment =
  /\b(thank you for|thanks for|may include|completed|evaluating|after you|your results|put (real )?work into)\b/;

export const requests: readonly RegExp[] = [
  /\b(missing|additional|more|further|required|outstanding) (information|documents?|documentation|details|materials|questions|fields)\b/,
  /\b(could|can|would|will) you\b.{0,25}\b(send|provide|share|tell|confirm|upload|submit|let (me|us) know|forward|clarify)\b/,
  /\bplease\b.{0,20}\b(send|provide|upload|attach|submit|reply with|share|complete|answer|confirm|fill out|fill in|email)\b.{0,60}\b(copy|resume|license|number|references?|transcript|documents?|certificat\w+|application|questions?|fields|steps|authorization|information|portfolio|form|cdl|dates?|availability|salary)\b/,
  /\b(resend|re-send)\b/,
  /\bwe (still )?(need|require)\b.{0,30}\b(your|a copy|some|the following|proof|more|copies)\b/,
  /\b(application|profile|file)\b.{0,20}\bis missing\b/,
  /\b(application|profile)\b.{0,40}\b(is|remains) (incomplete|not complete|unfinished)\b|\bnot (yet )?(finished|completed|submitted) (it|your application)\b/,
  /\bcomplete your application\b|\baction (required|needed)\b/,
  /\b(salary|pay|compensation) (expectations?|requirements?)\b|\bwhat are your salary\b/,
];

export const receipts: readonly RegExp[] = [
  /\backnowledge?ment\b.{0,60}\breceived\b/,
  /\b(confirm|confirms|acknowledge|acknowledges)\b.{0,15}\b(receipt|that we (have )?received)\b/,
  /\b(received|got|have|reviewing|review|viewed|processing) (and (are|will) (now )?(review|process)\w* )?(your|the) (\w+ )?(application|resume|submission|materials|profile)\b/,
  /\b(application|resume|profile|submission)\b.{0,60}\b(was|has been|have been|is|been)\b.{0,25}\b(sent|submitted|received|viewed|in|complete|confirmed|under review|being reviewed)\b/,
  /\bapplication (received|submitted|confirmation|sent|complete)\b/,
  /\b(thank you|thanks)( so much| very much| again)? for\b.{0,40}\b(applying|your application|submitting|your (recent )?interest|your interest|expressing)\b/,
  /\b(you|successfully) applied (to|for)\b|\byou have (successfully )?applied\b|\bapplied on \w+ \d/,
];

/** Applications for something other than a job. */
export const notAReceipt =
  /\b(rental|lease|leasing|tenant|housing|apartment|loan|mortgage|credit|card|visa|passport|admissions?|scholarship|grant|insurance|membership|permit) application\b|\bviewed your profile\b/;

/** Bulk mail and messages about an account are never news about an application. */
export const bulk = {
  sender:
    /\b(job-?alerts?|alerts?|newsletter|digest|deals|marketing|news|survey|surveys|events?|updates|billing|security)\b[^@]*@|@(alerts?|news|email|digest)\./,
  subject:
    /\b(job alert|new .{0,40}\bjobs?\b|jobs (for you|in|near|matching)|hot jobs|newsletter|digest|how to|tips|verif(y|ication) (code|your (email|account|candidate account|address))|verify your|passcode|one-time|privacy (notice|policy)|receipt|invoice|how was your|talent community|hiring event|career fair|appeared in|great match|recommended|limited-time|special offer|why recruiters)\b/,
  text: /\b(came across your (profile|resume)|direct client|urgent (requirement|need)|job ads match|match your (saved|preferences)|talent community|would love your feedback|on-the-spot interviews|blog post|1-click to these jobs|unsubscribe at any time)\b/,
};
