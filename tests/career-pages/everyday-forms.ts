import { A, type AskedShape, D, F, M, page, S, T } from './asked.ts';

/** Habits of forms on small employers' own pages, several in each. */
export const everydayForms: Record<string, [html: string, asked: AskedShape[]]> = {};

const yesNo = ['Yes', 'No'];
const threeBoxes =
  '<input type="text" class="s"> <span class="dash"></span> <input type="text" class="s"> <span class="dash"></span> <input type="text" class="s">';
const dayBox = (id: string, text: string) =>
  `<span class="h"><label for="${id}">${text}</label><input type="text" id="${id}"></span>`;

everydayForms['names above, counters and hidden messages between, boxes without lengths'] = [
  page(
    `<h1>Application for employment</h1><form action="/apply" method="post"><p><label for="">Home phone*</label>${threeBoxes}</p><p><label for="who">Keeper's name*</label><input id="who" name="who"></p>
<h5>First day you could keep the light*</h5><p class="row">${dayBox('mo', 'MM')}<span class="dash"></span>${dayBox('da', 'DD')}<span class="dash"></span>${dayBox('ye', 'YYYY')}</p>
<h5>Letter to the harbour master</h5><p><textarea name="" id="letter"></textarea><span class="count">Maximum Allowed: <b>900</b> characters. <em>Currently Used: <i>0</i> characters.</em></span></p>
<div><div class="q">If a keeper sent you, write the keeper's number. (optional)</div><div><label id="bad" class="ng-hide">There is no such keeper.</label><input name="sent" placeholder="Number" type="text"></div></div><button>Send application</button></form>`,
  ),
  [
    ['Home phone', T, 1],
    ["Keeper's name", T, 1],
    ['First day you could keep the light', D, 1],
    ['Letter to the harbour master', A, 0],
    ["If a keeper sent you, write the keeper's number.", T, 0],
  ],
];

const tick = (name: string, text: string) =>
  `<div class="l"><div class="t"><input id="${name}" name="${name}" type="checkbox"><label for="${name}">${text}</label></div></div>`;

everydayForms['spoken names that say less, a hint before the choices, boxes with a name each'] = [
  page(
    `<h2>Apply to keep bees</h2><form action="/apply"><label>Your full name<input name="n" aria-label="Name" required></label><label>Can you bring a truck?<select name="truck" aria-label="Truck"><option>Yes</option><option>No</option></select></label>
<div><span class="g">Have you ever been stung? <span class="req">*</span></span><p class="hint">A sting alone keeps nobody from this work.</p><div><label><input type="radio" name="Stung" value="Yes" required> Yes</label><label><input type="radio" name="Stung" value="No"> No</label></div></div>
<div><p>Which work would you like to see? (We may show you more!)</p>${tick('kind_hives', 'Hives')}${tick('kind_swarm', 'Swarms')}${tick('kind_wax', 'Wax')}</div>
<table><tr><td>May we ask your last farm? <label for="ask" class="radio">Yes <input type="radio" name="ask" id="ask" value="yes"></label> <label for="ask" class="radio">No <input type="radio" name="ask" id="ask" value="no"></label></td></tr></table>
<div><p>Sign here</p><canvas width="200" height="50"></canvas><p>Draw your name in the field.</p><input type="file" id="drawn" name="Drawn name" tabindex="-1" aria-hidden="true" style="position:absolute;width:1px;height:1px"></div><button>Send application</button></form>`,
  ),
  [
    ['Your full name', T, 1],
    ['Can you bring a truck?', S, 0, yesNo],
    ['Have you ever been stung?', S, 1, yesNo],
    ['Which work would you like to see? (We may show you more!)', M, 0, ['Hives', 'Swarms', 'Wax']],
    ['May we ask your last farm?', S, 0, yesNo],
  ],
];

everydayForms['only its heading and what it asks speak of a job'] = [
  page(
    `<h1>Careers</h1><p>Fill in the short form and the head gardener will call.</p><form method="post" action=""><div><p>Name</p><input name="name" required></div><div><p>E-mail</p><input name="email"></div><div><p>Work experience</p><input type="checkbox" name="xp[]" value="H" id="h"><label for="h">Hedges</label><br><input type="checkbox" name="xp[]" value="P" id="p"><label for="p">Ponds</label></div><button>Send</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['E-mail', T, 0],
    ['Work experience', M, 0, ['Hedges', 'Ponds']],
  ],
];

everydayForms['labels that nobody sees, point elsewhere or wrap pressed buttons'] = [
  page(
    `<h1>Ferry crew application</h1><form action="/apply"><div><label for="alt" style="display:none">Other names?</label><p>Have you sailed under any other name? If yes, which.</p><textarea id="alt" name="alt" placeholder="Names"></textarea></div>
<div><label for="" class="l">Full days or half days?</label><select name="days" aria-label="Default select example"><option selected>Choose one</option><option value="F">Full days</option><option value="H">Half days</option></select></div>
<div class="float"><select id="port" aria-label="Floating label"><option disabled selected value>-Pick a port-</option><option>Skagen</option><option>Gedser</option></select><label for="port">Port</label></div>
<div class="float"><select id="deck" aria-label="Floating label"><option disabled selected value>-Pick a deck-</option><option>Upper</option><option>Lower</option></select><label for="port">Deck</label></div>
<div><label class="c"><span>Can you swim?</span><div role="group" aria-label="Swimming"><button type="button" aria-pressed="false">Yes</button><button type="button" aria-pressed="false">Not yet</button></div></label></div>
<ul><li><label id="l4" for="i4">Family name</label><input id="i4" name="family" aria-labelledby="l4" required></li><li><label id="l3" for="i3">E-mail <span>*</span><div><input id="i4" name="mail" aria-labelledby="l4" required></div></label></li></ul>
<div><div><input type="checkbox" name="ok" id="f7"><label for="nowhere">May you work at sea?: <span>*</span></label></div></div>
<div><label for="pho">Ship's phone</label> <label><input type="checkbox" id="copy"> Same as above</label><input id="pho" name="pho" type="tel"></div><button>Send application</button></form>`,
  ),
  [
    ['Have you sailed under any other name? If yes, which.', A, 0],
    ['Full days or half days?', S, 0, ['Full days', 'Half days']],
    ['Port', S, 0, ['Skagen', 'Gedser']],
    ['Deck', S, 0, ['Upper', 'Lower']],
    ['Can you swim?', S, 0, ['Yes', 'Not yet']],
    ['Family name', T, 1],
    ['E-mail', T, 1],
    ['May you work at sea?', M, 1, ['Yes']],
    ["Ship's phone", T, 0],
  ],
];

const later = 'Only if you say so shall we write to the harbour office about it. '.repeat(6).trim();

everydayForms['explanations between, numbered sections, tables in cells'] = [
  page(
    `<h1>Employment application</h1><form action="/apply"><label for="n">Name</label><input id="n" name="n">
<div><p class="l">Do you need a visa to come aboard? <span class="req">*</span></p><div><p><b>Yes:</b> a stamp</p><p><b>No:</b> none</p></div><small>Not sure? Look it up at <a href="#">the office</a>.</small><ul><li><input type="radio" id="v1" name="visa" value="1" required><label for="v1">Yes</label></li><li><input type="radio" id="v2" name="visa" value="0" required><label for="v2">No</label></li></ul></div>
<section><div class="head"><span>02</span><div><h3>What brings you here?</h3><p>Take the one that suits you.</p></div></div><div><label><input type="radio" name="why" value="p"> Pay</label><label><input type="radio" name="why" value="s"> Sea</label></div></section>
<table><tr><td class="l">Have you ever run aground?:</td><td><table><tr><td><input id="ag" type="checkbox" name="ag"><label for="ag">Yes</label>&nbsp;If yes, tell us where:</td></tr><tr><td><textarea name="agw"></textarea></td></tr></table></td></tr>
<tr><td style="color:red">*</td><td>Cabin:</td><td><input name="cabin"></td></tr><tr><td class="LabelRequired" colspan="3">Why this ship:</td></tr><tr><td colspan="3"><textarea name="why2"></textarea></td></tr>
<tr><td>Phone of a captain</td><td><input name="p1" maxlength="3"> - <input name="p2" maxlength="3"> - <input name="p3" maxlength="4"> ext- <input name="p4" maxlength="5"></td></tr></table>
<div><span class="t">${later}</span><input type="checkbox" name="box_1474_1" value="YES" required></div><button>Send application</button></form>`,
  ),
  [
    ['Name', T, 0],
    ['Do you need a visa to come aboard?', S, 1, yesNo],
    ['What brings you here?', S, 0, ['Pay', 'Sea']],
    ['Have you ever run aground?', M, 0, ['Yes']],
    ['If yes, tell us where', A, 0],
    ['Cabin', T, 1],
    ['Why this ship', A, 1],
    ['Phone of a captain', T, 0],
    [later, M, 1, ['YES']],
  ],
];

const half = '<option selected>AM</option><option>PM</option>';
const watch = (day: string) =>
  `<li><label for="x${day}">${day}</label><div><span><input type="text" placeholder="HH : MM" name="${day}[t]" id="t${day}"><label for="t${day}">Hour Minutes</label></span><span><select id="h${day}" name="${day}[h]">${half}</select><label for="h${day}">AM/PM Option</label></span><span><div>Until</div></span><span><input type="text" placeholder="HH : MM" name="${day}[u]" id="u${day}"><label for="u${day}">Hour Minutes</label></span><span><select id="k${day}" name="${day}[k]">${half}</select><label for="k${day}">AM/PM Option</label></span></div></li>`;

everydayForms['times of day, an area code apart, and a form that its boxes fell out of'] = [
  page(
    `<h1>Apply to light the lamps</h1><div><div><form action="/apply" enctype="multipart/form-data"><label for="who">Full name *</label><input id="who" name="who"></div><div><ul>${watch('Monday')}<li><label for="a">Other number</label><div><span><input type="tel" id="a" name="q[area]"><label for="a">Area Code</label></span><span><input type="tel" id="b" name="q[rest]"><label for="b">Phone Number</label></span></div></li></ul><input type="submit" value="Send application"></form></div></div>`,
  ),
  [
    ['Full name', T, 1],
    ['Monday', T, 0],
    ['Other number', T, 0],
  ],
];

const watches = (day: string) =>
  `<div class="r"><div>${day}</div>${['dawn', 'noon', 'dusk'].map((time) => `<div><label class="t"><input type="checkbox" name="${day.toLowerCase()}_${time}"><div class="b"></div></label></div>`).join('')}</div>`;

everydayForms['a grid of blocks, numbers apart, a label behind its box, another form below'] = [
  page(
    `<h1>Summer Internship at the lighthouse</h1><form action="/apply"><div><span role="heading"><span>1.</span><span>Full name</span><span role="note" aria-label="Required to answer"></span></span><input name="n"></div>
<h2>When could you watch?</h2><div class="g"><div class="r"><div></div><div>Dawn</div><div>Noon</div><div>Dusk</div></div>${watches('Monday')}${watches('Tuesday')}</div>
<table><tr><th>School</th><th>City State</th><th>Years there: circle</th></tr><tr><td><input name="s1"></td><td><p><input name="S_CITY">, <input name="S_STATE" size="2"></p></td><td><p><input type="radio" name="yrs" value="1"> 1 <input type="radio" name="yrs" value="2"> 2</p></td></tr></table>
<div><div class="w"><span><input type="checkbox" name="ok" id="ok-0" required></span><input type="hidden" name="ok-empty"></div><label for="ok"><span>I have read the rules of the tower.</span></label></div><button>Send application</button></form>
<div class="modal"><h4>Request a free quote</h4><form id="quote"><input name="fullname" placeholder="Full name" required><input name="mail" placeholder="Email address" required><input name="tel" placeholder="Phone"><select name="service"><option value="">Service needed</option><option>Repair</option></select><textarea name="details" placeholder="Tell us about your project"></textarea><button>Get my quote</button></form></div>`,
  ),
  [
    ['Full name', T, 1],
    ['Monday', M, 0, ['Dawn', 'Noon', 'Dusk']],
    ['Tuesday', M, 0, ['Dawn', 'Noon', 'Dusk']],
    ['School', T, 0],
    ['City', T, 0],
    ['State', T, 0],
    ['Years there: circle', S, 0, ['1', '2']],
    ['I have read the rules of the tower.', M, 1, ['Yes']],
  ],
];

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `<option>${from + at}</option>`).join('');

everydayForms['files whose boxes come on a click, a time in lists'] = [
  page(
    `<h1>Apply to ring the bells</h1><form action="/apply"><div class="a"><span><b class="req">*</b> Resume</span><div><a href="javascript:void(0)" role="button" aria-haspopup="menu">Upload a Resume</a></div></div>
<div><label for="away">Letters from other towers</label><div><span class="hidden">Drop your file or <u>upload</u></span></div></div>
<div><label>Ringer's name <input name="n" required></label></div>
<p>Earliest bell: <select name="h"><option></option>${numbers(1, 12)}</select>:<select name="m"><option>00</option><option>30</option></select> <select name="a"><option>AM</option><option>PM</option></select></p><button>Send application</button></form>`,
  ),
  [
    ['Resume', F, 1],
    ['Letters from other towers', F, 0],
    ["Ringer's name", T, 1],
    ['Earliest bell', T, 0],
  ],
];

everydayForms['words before, behind and around their boxes'] = [
  page(
    `<h1>Application to the ferry</h1><form action="/apply"><h2>About you</h2>
<label for="n">Name <span class="required">*</span></label><input id="n" name="n">
<label for="swim">Can you swim? <span class="required">*</span></label> <small>Yes</small><input type="radio" id="swim" name="swim" value="yes"><small> No </small><input type="radio" id="swim" name="swim" value="no">
<label for="knots">Do you know your knots?</label> <small>Yes</small><input type="radio" id="knots" name="knots" value="yes"><small> No </small><input type="radio" id="knots" name="knots" value="no">
<h2>The crossing</h2><label for="fare">Fare required: <span class="required">*</span></label><input id="fare" name="fare">
<ul><li><label id="bellLabel"><span>&nbsp;</span>Have you rung a bell?</label></li><li><input type="radio" name="bell" value="y"></li><li>Often</li><li><input type="radio" name="bell" value="n"></li><li>Never</li></ul>
<div><label for="tides">Could you cross at low tide?</label> <label class="inline"><input type="radio" name="tides" value="1">ALWAYS &nbsp; <input type="radio" name="tides" value="0">SELDOM</label></div>
<label><span><span>A song you know</span><i class="tip-tooltip" tabindex="0">?</i><em role="tooltip" id="tip">Songs keep passengers calm.</em></span><input name="song"><small>Any verse will do, and <a href="#v">ours</a> too.</small></label>
<select name="boat" required><option value="" disabled selected>Boat you would like to steer…</option><option>The Gull</option><option>The Tern</option></select>
<label for="pass"><div class="box"><span>Photo of your pass *</span><small>Click to upload</small></div><input type="file" id="pass" name="pass"></label><button>Send application</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['Can you swim?', S, 1, yesNo],
    ['Do you know your knots?', S, 0, yesNo],
    ['Fare required', T, 1],
    ['Have you rung a bell?', S, 0, ['Often', 'Never']],
    ['Could you cross at low tide?', S, 0, ['ALWAYS', 'SELDOM']],
    ['A song you know', T, 0],
    ['Boat you would like to steer…', S, 1, ['The Gull', 'The Tern']],
    ['Photo of your pass', F, 1],
  ],
];

const craft = (...words: string[]) =>
  `<tr>${words.map((word) => `<td><label><input type="checkbox" id="${word}"${word === 'Knots' ? ' name="Knots"' : ''}> ${word}</label></td>`).join('')}</tr>`;

everydayForms['boxes beside a question, a table of choices, names copied with their box'] = [
  page(
    `<h1>Volunteer Application</h1><form action="/apply"><div><h3>1. Import Resume and fill the boxes</h3></div><table><tr><td><input type="file" name="rf"><input type="button" value="Upload"><br><textarea name="rt" aria-label="Resume as text"></textarea></td></tr></table>
<table><tr><td>Street:</td><td><input name="Address1" size="30"></td></tr><tr><td>&nbsp;</td><td><input name="Address2" size="30"></td></tr><tr><td colspan="2">Crafts you could teach</td></tr><tr><td colspan="2"><table>${craft('Baskets', 'Candles')}${craft('Knots', 'Lace')}${craft('Rope', 'Sails')}</table></td></tr></table>
<ul><li class="form-line jf-required"><label id="l5" for="i5">E-mail <span class="form-required">*</span></label><div class="form-input jf-required"><input id="i5" name="mail" class="validate[required]" aria-labelledby="l5"></div></li><li class="form-line"><label id="l6" for="i5">Telephone</label><div class="form-input jf-required"><input id="i6" name="tel" aria-labelledby="l5"></div></li></ul>
<fieldset><legend>Where did you read of us?</legend><label><input type="checkbox" name="w[]" value="a">A poster</label><label><input type="checkbox" name="w[]" value="o">Other:</label><input type="text" name="w_other"><label class="hidden" for="w_other">Other Value</label></fieldset>
<label for="pier">Pier</label><select id="pier" name="pier"><option selected>--None--</option><option>North</option><option>South</option></select><button>Send</button></form>`,
  ),
  [
    ['1. Import Resume and fill the boxes', F, 0],
    ['Resume as text', A, 0],
    ['Street', T, 0],
    ['Crafts you could teach', M, 0, ['Baskets', 'Candles', 'Knots', 'Lace', 'Rope', 'Sails']],
    ['E-mail', T, 1],
    ['Telephone', T, 0],
    ['Where did you read of us?', M, 0, ['A poster', 'Other']],
    ['Pier', S, 0, ['North', 'South']],
  ],
];

everydayForms['a volunteer without a word of a job'] = [
  page(
    `<h2>Lend the museum a hand</h2><form name="VolunteerForm" action="/send"><label for="f">Full name</label><input id="f" name="f" required><label for="m">E-mail</label><input id="m" name="m" type="email" required><label for="s">Interests and skills</label><textarea id="s" name="s"></textarea><button>Submit</button></form>`,
  ).replace('<title>Careers', '<title>Volunteer at the museum'),
  [
    ['Full name', T, 1],
    ['E-mail', T, 1],
    ['Interests and skills', A, 0],
  ],
];

everydayForms['a form that asks for no name'] = [
  page(
    `<h1>Crew form</h1><form action="/send"><label for="p">Which position are you applying for?</label><select id="p" name="p"><option value="">Select position</option><option>Keeper</option><option>Cook</option></select><label for="h">Your handle on the radio *</label><input id="h" name="h" required><label for="y">Why would you join the crew?</label><textarea id="y" name="y"></textarea><button>Send</button></form>`,
  ).replace('<title>Careers', '<title>Crew | Apply'),
  [
    ['Which position are you applying for?', S, 0, ['Keeper', 'Cook']],
    ['Your handle on the radio', T, 1],
    ['Why would you join the crew?', A, 0],
  ],
];

everydayForms[
  'bare texts: a sentence with a link, a question that ends in its first word, buttons without a group'
] = [
  page(
    `<h1>Apply to the observatory</h1><form action="/apply"><p>Name* <input name="n" required></p>
<div>May we call your last dome? Yes <input type="radio" name="call" value="y"> No <input type="radio" name="call" value="n"></div>
<div><p>Nights you could watch</p><p>Tick all that apply</p><div><label><input type="checkbox" name="night[]" value="1">New moon</label><label><input type="checkbox" name="night[]" value="2">Full moon</label></div></div>
<div><p>How did you find the hill?</p><div><label><input type="radio" name="hill" value="m"> By map</label><label><input type="radio" name="hill" value="o"> Other</label><input type="text" name="hill_other" aria-label="Other"></div></div>
<div><p>Which glass do you know best?</p><div><button type="button" aria-pressed="false">Mirror</button><button type="button" aria-pressed="false">Lens</button></div></div>
<div><input type="checkbox" name="ok" required> I have read the <a href="/p">rules of the dome</a> and will keep them.</div><button>Send application</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['May we call your last dome?', S, 0, yesNo],
    ['Nights you could watch', M, 0, ['New moon', 'Full moon']],
    ['How did you find the hill?', S, 0, ['By map', 'Other']],
    ['Other', T, 0],
    ['Which glass do you know best?', S, 0, ['Mirror', 'Lens']],
    ['I have read the rules of the dome and will keep them.', M, 1, ['Yes']],
  ],
];

everydayForms['a trap that only a script would have hidden'] = [
  page(
    `<h1>Apply to the mill</h1><form class="wpforms-form" action="/apply"><div id="f1-container"><label for="f1">Miller's name *</label><input id="f1" name="f[1]" required></div>
<div id="f2-container" data-field-type="text"><label for="f2">Name of stone</label><input id="f2" name="f[2]"></div><div id="f3-container"><label for="f3">E-mail</label><input id="f3" name="f[3]" type="email"></div><button>Send application</button></form>
<script>(function () { const style = document.createElement('style'); style.append('#f2-container { position: absolute; overflow: hidden; height: 1px; width: 1px; z-index: -1000; }'); document.head.append(style); })();</script>`,
  ),
  [
    ["Miller's name", T, 1],
    ['E-mail', T, 0],
  ],
];
