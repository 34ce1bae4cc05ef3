import { A, type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Forms that people wrote by hand or drew with a builder over the years, several habits in each. */
export const handMadeForms: Record<string, [html: string, asked: AskedShape[]]> = {};

const yesNo = ['Yes', 'No'];
const cell = (text: string, box: string) => `<tr><td class="l">${text}</td><td>${box}</td></tr>`;
const server = (id: string, message = '') =>
  `<input name="ctl00$Main$txt${id}" type="text" id="ctl00_Main_txt${id}">${message && `<span style="color:Red;visibility:hidden;">${message}</span>`}`;

handMadeForms['server controls in tables'] = [
  page(
    `<form id="aspnetForm" method="post" action="Apply.aspx"><p><strong>Items in bold are required.</strong></p><h2>Deputy Clerk application</h2><table>
${cell('<b>Family name:</b>', server('Family'))}${cell('Maiden name:', server('Maiden'))}${cell('Badge:', server('Badge', 'Badge is required'))}
${cell('<b>Town:</b>', `<table><tr><td>${server('Town')}</td><td><b>County:</b></td><td>${server('County')}</td></tr></table>`)}
${cell('Telephone:', `<table><tr><td>${server('Phone')}</td><td><select name="ctl00$Main$ddlPhoneKind"><option>Cell</option><option>Home</option></select></td></tr></table>`)}
${cell('<b>May we call you at work?</b>', '<table><tr><td><input id="a0" type="radio" name="ctl00$call" value="Y"><label for="a0">Yes</label></td><td><input id="a1" type="radio" name="ctl00$call" value="N"><label for="a1">No</label></td></tr></table>')}
${cell('', '<input type="checkbox" id="more" name="ctl00$more"><label for="more">Add a second reference</label>')}
</table><input type="submit" value="Send application"></form>`,
  ),
  [
    ['Family name', T, 1],
    ['Maiden name', T, 0],
    ['Badge', T, 1],
    ['Town', T, 1],
    ['County', T, 1],
    ['Telephone', T, 0],
    ['Phone Kind', S, 0, ['Cell', 'Home']],
    ['May we call you at work?', S, 1, yesNo],
    ['Add a second reference', M, 0, ['Yes']],
  ],
];

const star = '<font color="red">*</font>';
const parts = (...lengths: number[]) =>
  lengths.map((length, index) => `<input type="text" name="p${index}" maxlength="${length}">`).join(' - ');

handMadeForms['answers cut into boxes'] = [
  page(
    `<h1>Job application</h1><form action="/jobs/apply" method="post"><table><tr><td>${star}Given name<br><input name="g"></td><td>${star}Evening phone<br>( ${parts(3, 3, 4)}</td></tr></table>
<p>Applicant <input name="first_name"> <input name="last_name"></p>
<div class="line"><label class="head">Earliest day <span class="req">*</span></label><span><input id="m" maxlength="2"><label for="m">MM</label></span> / <span><input id="d" maxlength="2"><label for="d">DD</label></span> / <span><input id="y" maxlength="4"><label for="y">YYYY</label></span></div>
<div class="line"><label class="head">Pay hoped for</label>$<span><input id="dol"><label for="dol">Dollars</label></span>.<span><input id="cen"><label for="cen">Cents</label></span></div>
<p>Born <select name="b1"><option>Month</option><option>May</option></select> <select name="b2"><option>Day</option><option>9</option></select></p>
<div class="line"><span>Employed:</span> <input name="since"> <span>to</span> <input name="till"></div>
<fieldset class="jf-required"><legend>Home *</legend><span><input id="s1" required><label for="s1">Street Address</label></span><span><input id="s2"><label for="s2">Street Address Line 2</label></span></fieldset>
<div><label for="mob">Mobile</label><div><select aria-label="Country code"><option>US</option></select><input id="mob" type="tel"></div></div>
<p>I sign this ${star} <input name="sign"></p><p><input type="checkbox" name="true"> All of it is true ${star}</p><div><input name="witness"><label>Witness</label></div><input type="submit" value="Apply"></form>`,
  ),
  [
    ['Given name', T, 1],
    ['Evening phone', T, 1],
    ['Applicant (first name)', T, 0],
    ['Applicant (last name)', T, 0],
    ['Earliest day', D, 1],
    ['Pay hoped for (Dollars)', T, 0],
    ['Pay hoped for (Cents)', T, 0],
    ['Born', D, 0],
    ['Employed', T, 0],
    ['Employed (to)', T, 0],
    ['Street Address', T, 1],
    ['Street Address Line 2', T, 0],
    ['Mobile', T, 0],
    ['I sign this', T, 1],
    ['All of it is true', M, 1, ['Yes']],
    ['Witness', T, 0],
  ],
];

const days = ['Mon', 'Tue', 'Wed'];
const head = (texts: string[]) => `<tr><th></th>${texts.map((text) => `<th>${text}</th>`).join('')}</tr>`;
const ticks = (name: (day: string) => string) =>
  days.map((day) => `<td><input type="checkbox" name="${name(day)}" value="1"></td>`).join('');
const rate = (row: number, labels: boolean) =>
  ['Low', 'High']
    .map(
      (text, index) =>
        `<td><input type="radio" id="r${row}${index}" name="rate${row}" value="${index}">${labels ? `<label for="r${row}${index}">${index + 1}</label>` : ''}</td>`,
    )
    .join('');

handMadeForms['choices in grids'] = [
  page(
    `<h1>Seasonal application</h1><form action="/apply"><p>E-mail: <input name="email"></p>
<table class="sticky-enabled">${head(days)}<tr><th>Early</th>${ticks((day) => `e_${day}`)}</tr><tr><th>Late</th>${ticks(() => 'late[]')}</tr><tr><th>Nights</th>${ticks(() => 'late[]')}</tr></table>
<table>${head(yesNo)}<tr><td>Have you worked here before?</td><td><input type="radio" name="q1" value="Y"></td><td><input type="radio" name="q1" value="N"></td></tr></table>
<table>${head(['Low', 'High'])}<tr><th>Patience</th>${rate(1, true)}</tr><tr><th>Speed</th>${rate(2, false)}</tr></table>
<label id="g">Rate your tools</label><table>${head(['Never', 'Often'])}<tr role="group" aria-labelledby="g g1"><th id="g1">Saw</th><td><input type="radio" name="t1" value="0" aria-labelledby="g1"></td><td><input type="radio" name="t1" value="1" aria-labelledby="g1"></td></tr><tr role="group" aria-labelledby="g g2"><th id="g2">Drill</th><td><input type="radio" name="t2" value="0" aria-labelledby="g2"></td><td><input type="radio" name="t2" value="1" aria-labelledby="g2"></td></tr></table>
<button>Send application</button></form>`,
  ),
  [
    ['E-mail', T, 0],
    ['Early', M, 0, days],
    ['Late', M, 0, days],
    ['Nights', M, 0, days],
    ['Have you worked here before?', S, 0, yesNo],
    ['Patience', S, 0, ['Low', 'High']],
    ['Speed', S, 0, ['Low', 'High']],
    ['Saw', S, 0, ['Never', 'Often']],
    ['Drill', S, 0, ['Never', 'Often']],
  ],
];

const boxed = (label: string, wrongFor: string, type = 'text') =>
  `<div class="col"><label for="${wrongFor}">${label} <span class="red">*</span></label><input id="same" name="same" type="${type}"></div>`;
const own = (names: string[]) =>
  names
    .map(
      (name) =>
        `<label class="tick"><input type="checkbox" name="${name}" id="${name}"><span>${name}</span></label>`,
    )
    .join('');
const nameless = (names: string[]) =>
  names
    .map(
      (name, index) =>
        `<x-tick class="t"><input type="checkbox" id="x${index}"><label for="x${index}">${name}</label></x-tick>`,
    )
    .join('');

handMadeForms['names that mislead'] = [
  page(
    `<h2>Application for employment</h2><form action="/hr/apply"><div class="row">${boxed('Post wanted', 'same')}${boxed('Street', 'nobody')}${boxed('Free from', 'same', 'date')}</div>
<select name="menu-7" required><option value="">Which subject would you teach?*</option><option>Maths</option><option>Music</option></select>
<label><span>3 + 4 = ?</span><input name="quiz-1"></label><div><label for="hp">Home phone</label><input id="hp" name="hp"></div>
<fieldset><legend>Getting to work</legend><div class="row"><div>Do you have <strong>daily</strong> access to a car?</div><div><label><input type="radio" name="car" value="1">Yes</label><label><input type="radio" name="car" value="0">No</label></div></div></fieldset>
<div class="wrap"><div class="title">Software you use</div>${own(['Rhino', 'Figma'])}</div><p class="title">Shifts you could take</p>${nameless(['Day', 'Night'])}
<div role="radiogroup" aria-labelledby="sess"><div id="sess">Which session?</div><label><span role="radio" aria-label="June" aria-checked="false"></span>June</label><label><span role="radio" aria-label="July" aria-checked="false"></span>July</label><input type="text" aria-label="Other response"></div>
<div><label for="sk">Skills</label><div class="ant-select ant-select-multiple"><input id="sk" type="search" role="combobox" aria-expanded="false" readonly></div></div>
<div><label for="nil">How sure are you?</label><table><tr aria-hidden="true"><td>1</td><td>2</td></tr><tr role="radiogroup" aria-label="How sure are you? Pick from 1, a little, to 2, very"><td><input type="radio" name="sure" value="1" aria-label="1"></td><td><input type="radio" name="sure" value="2" aria-label="2"></td></tr></table></div>
<p>Present address: <input name="pa" placeholder="Number and street"> County: <input name="pc"></p><div><span><img src="r.gif" alt="Required"><label for="ssx">Badge name</label></span><span><input id="ssx"></span></div><div><label for="att">Select the file to attach</label><input type="file" id="att"></div>
<div><label for="src" class="visually-hidden">Enter another source…</label><input id="src" name="src[x]"></div>
<div id="blk"><h3>Years at sea</h3><input type="number" aria-labelledby="blk"><small>Whole years</small></div>
<p>Anything else<br><textarea name="else"></textarea></p><p>Resume <input type="file" name="cv"></p><button>Submit</button></form>`,
  ),
  [
    ['Post wanted', T, 1],
    ['Street', T, 1],
    ['Free from', D, 1],
    ['Which subject would you teach?', S, 1, ['Maths', 'Music']],
    ['3 + 4 = ?', T, 0],
    ['Home phone', T, 0],
    ['Do you have daily access to a car?', S, 0, yesNo],
    ['Software you use', M, 0, ['Rhino', 'Figma']],
    ['Shifts you could take', M, 0, ['Day', 'Night']],
    ['Which session?', S, 0, ['June', 'July']],
    ['Other response', T, 0],
    ['Skills', M, 0],
    ['How sure are you?', S, 0, ['1', '2']],
    ['Present address', T, 0],
    ['County', T, 0],
    ['Badge name', T, 1],
    ['Select the file to attach', F, 0],
    ['Enter another source…', T, 0],
    ['Years at sea', N, 0],
    ['Anything else', A, 0],
    ['Resume', F, 0],
  ],
];

handMadeForms['answers as buttons that stay pressed, a date in drawn parts'] = [
  page(
    `<h1>Dock hand application</h1><form><div><h2>Be faster</h2><p>Save time by importing your profile.</p><label for="imp">Resume upload<input id="imp" type="file"></label></div>
<div class="row"><label>Right to work in Norway?<i>*</i></label><ul role="list" aria-label="Right to work in Norway?" aria-required="true"><li role="listitem"><button type="button" aria-pressed="false"><span>Yes</span></button></li><li role="listitem"><button type="button" aria-pressed="false"><span>No</span></button></li></ul></div>
<div class="row"><p>Which quay can you reach?</p><div role="group"><button type="button" aria-pressed="false">East</button><button type="button" aria-pressed="false">West</button></div></div>
<div class="row"><label for="yrs">Years afloat</label><div><input id="yrs" role="combobox" aria-haspopup="grid" aria-expanded="true" aria-controls="yrs-list"><div id="yrs-list" role="grid"><div role="row"><div role="gridcell">Under two</div></div><div role="row"><div role="gridcell">Two and more</div></div></div></div></div>
<div class="row"><label for=":ra:" id="from-l">Free from<span aria-hidden="true"> *</span></label><div><div role="group" aria-labelledby="from-l"><span role="spinbutton" aria-label="Month" contenteditable="true">MM</span>/<span role="spinbutton" aria-label="Day" contenteditable="true">DD</span></div><input id=":ra:" aria-hidden="true" tabindex="-1" required style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"></div></div>
<h3>Which boat?</h3><div><div role="radio" aria-checked="false" tabindex="0"><span>A</span><label for="t1">Tug</label><input type="radio" name="boat" id="t1" style="display:none"></div></div><div><div role="radio" aria-checked="false" tabindex="-1"><span>B</span><label for="t2">Ferry</label><input type="radio" name="boat" id="t2" style="display:none"></div></div>
<div class="row"><label for="cv">Resume<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">Upload supported file (Max 15MB)</span></label><input type="file" id="cv" name="cv"></div><button>Send application</button></form>`,
  ),
  [
    ['Right to work in Norway?', S, 1, ['Yes', 'No']],
    ['Which quay can you reach?', S, 0, ['East', 'West']],
    ['Years afloat', S, 0, ['Under two', 'Two and more']],
    ['Free from', D, 1],
    ['Which boat?', S, 0, ['Tug', 'Ferry']],
    ['Resume', F, 0],
  ],
];

handMadeForms['rows and cells that name several boxes'] = [
  page(
    `<h1>Application for employment</h1><form action="/apply"><div class="row"><label><span>Given name</span></label><div><x-list><x-button role="combobox" aria-haspopup="listbox" aria-label="Salutation" tabindex="0">-None-</x-button></x-list><x-text><input name="f_1149"></x-text></div></div>
<div class="row"><label for="a1">Street <b class="star">*</b></label><input id="a1" name="a1"><label for="a2" class="sr-only">Address line 2</label><input id="a2" name="a2"></div>
<div class="row"><span>Day of birth <b class="star">*</b></span><div><select name="bm" aria-label="Birth month"><option value="">Month</option><option>May</option></select><select name="bd" aria-label="Birth day"><option value="">Day</option><option>1</option></select></div></div>
<table><tr><td><font color="red">*</font> Telephone:</td><td>( <input name="p1" maxlength="3"> ) <input name="p2" maxlength="3"> - <input name="p3" maxlength="4"></td></tr>
<tr><td>I could work:</td><td><input type="checkbox" name="w_d" value="1"> Days <input type="checkbox" name="w_n" value="1"> Nights</td></tr>
<tr><td colspan="2"><input type="checkbox" name="cert" value="1"> <font color="red">*</font> I certify that this is true.</td></tr></table>
<div class="row"><label><span>Resume</span></label><div><button type="button">Browse</button><span>Upload your file of max 20MB</span><input type="file" name="cv" style="opacity:0;position:absolute"></div></div><button>Submit</button></form>`,
  ),
  [
    ['Salutation', S, 0],
    ['Given name', T, 0],
    ['Street', T, 1],
    ['Address line 2', T, 0],
    ['Day of birth', D, 1],
    ['Telephone', T, 1],
    ['I could work', M, 0, ['Days', 'Nights']],
    ['I certify that this is true.', M, 1, ['Yes']],
    ['Resume', F, 0],
  ],
];

handMadeForms['lists that only a name tells from a button'] = [
  page(
    `<h1>Gardener application</h1><form><div class="f"><div id="hood">Neighbourhood</div><div role="button" tabindex="0" aria-haspopup="listbox" aria-labelledby="hood"><span>Select an option</span></div></div>
<div class="f"><div><p>Telephone</p></div><div><select aria-label="Phone number country"><option value="NO">Norway</option><option value="SE">Sweden</option></select><input type="tel" autocomplete="tel"></div></div>
<div class="f" role="radiogroup" aria-label="Mowed before?"><div><p>Mowed before?</p></div><button type="button" role="radio" aria-checked="false"><div>A</div><div>Often</div></button><button type="button" role="radio" aria-checked="false"><div>B</div><div>Never</div></button></div>
<div class="f"><div><p>Crew</p></div><div><div class="css-placeholder">Choose...</div><input id="react-select-e-input" role="combobox" aria-expanded="false"></div></div>
<div class="f"><label id="st">State</label><div class="Select"><span class="Select-multi-value-wrapper"><input role="combobox" aria-expanded="false" aria-labelledby="st"></span></div></div>
<fieldset><legend>Attachments</legend><div><label>Resume<b>*</b></label><div><span>Drag &amp; drop or </span><a>browse</a><input type="file" name="file1"></div></div></fieldset><button>Submit</button></form>`,
  ),
  [
    ['Neighbourhood', S, 0],
    ['Telephone', T, 0],
    ['Mowed before?', S, 0, ['Often', 'Never']],
    ['Crew', S, 0],
    ['State', S, 0],
    ['Resume', F, 1],
  ],
];

handMadeForms['habits of small employers: covered numbers, copied labels, cells in pairs'] = [
  page(
    `<h1>Ferry deckhand application</h1><form action="/apply"><div class="f"><label for="who">Skipper's name<span class="need">required</span></label><input id="who" name="who" required></div>
<div class="f"><label for="tax">Taxpayer number *</label><input type="password" id="tax" name="tax" required></div>
<div class="f"><label for="tel">Mail *</label><input id="mail" name="mail"></div><div class="f"><label for="tel">Telephone</label><input id="tel" name="tel"></div>
<div class="line"><p>Tides you could work: *</p></div><div class="a b"><input type="checkbox" id="t1" name="tide-low" value="1"><label for="t1">Low</label></div><div class="b a "><input type="checkbox" id="t2" name="tide-high" value="1"><label for="t2">High</label></div>
<div class="f"><label for="knots">Knots you tie</label><textarea id="knots" name="knots"></textarea></div>
<table><tr><td>LAST <br>VOYAGE</td><td><textarea name="v" placeholder="If any, say where"></textarea></td><td>LAST REPAIR</td><td><textarea name="r" placeholder="If any, say what"></textarea></td></tr></table>
<table><thead><tr><td>SHIP</td><td>ABOARD</td></tr></thead><tbody><tr><td><input name="ship[]"></td><td><input type="date" name="d_from[]"> - <input type="date" name="d_to[]"></td></tr></tbody></table><button>Send application</button></form>`,
  ),
  [
    ["Skipper's name", T, 1],
    ['Taxpayer number', T, 1],
    ['Mail', T, 1],
    ['Telephone', T, 0],
    ['Tides you could work', M, 1, ['Low', 'High']],
    ['Knots you tie', A, 0],
    ['LAST VOYAGE', A, 0],
    ['LAST REPAIR', A, 0],
    ['SHIP', T, 0],
    ['ABOARD', D, 0],
    ['ABOARD (2)', D, 0],
  ],
];

handMadeForms['a short form of interest, with statements that share a name'] = [
  page(
    `<h2>Join our crew</h2><p>Would you like to work on the river?</p><form method="post"><label>Your name * <input name="entry.71" required></label><label>E-mail * <input type="email" name="entry.72" required></label><label>Message <textarea name="entry.73"></textarea></label>
<div class="f"><label class="l">Have you ever steered a boat, a barge or a raft?<span aria-hidden="true"> *</span></label><div><div role="radiogroup" aria-label="Steered before?"><button type="button" role="radio" aria-checked="false">Yes</button><button type="button" role="radio" aria-checked="false">No</button></div></div></div>
<h4>Promises</h4><div><div class="c"><input type="checkbox" id="p1" name="promise[]" value="1" required><label for="p1">I know that the river is cold and that boats may turn over.</label></div><div class="c"><input type="checkbox" id="p2" name="promise[]" value="2" required><label for="p2">I will wear the vest at all times, on the quay as well.</label></div></div><button>Send</button></form>`,
  ),
  [
    ['Your name', T, 1],
    ['E-mail', T, 1],
    ['Message', A, 0],
    ['Have you ever steered a boat, a barge or a raft?', S, 1, yesNo],
    ['I know that the river is cold and that boats may turn over.', M, 1, ['Yes']],
    ['I will wear the vest at all times, on the quay as well.', M, 1, ['Yes']],
  ],
];

handMadeForms['words before their boxes, rows with names of their own'] = [
  page(
    `<h1>Application for employment</h1><form action="/apply"><table><tr><th>Your name</th><th><input name="n"></th></tr><tr><th>Have you a boat?</th><th>Yes <input type="checkbox" id="by" name="by">&emsp;No <input type="checkbox" id="bn" name="bn"></th></tr><tr><th>Watches</th><th>Day <input type="checkbox" name="w_d"> Dusk <input type="checkbox" name="w_u"> Night <input type="checkbox" name="w_n"></th></tr></table>
<table><tr><th></th><th>Harbour</th><th>Years there</th></tr><tr><th>First</th><td><input name="h1"></td><td><input name="y1"></td></tr><tr><th>Second</th><td><input name="h2"></td><td><input name="y2"></td></tr></table><button>Send application</button></form>`,
  ),
  [
    ['Your name', T, 0],
    ['Have you a boat?', M, 0, yesNo],
    ['Watches', M, 0, ['Day', 'Dusk', 'Night']],
    ['Harbour', T, 0],
    ['Years there', T, 0],
    ['Harbour', T, 0],
    ['Years there', T, 0],
  ],
];

handMadeForms['nothing but its questions speaks of a job'] = [
  page(
    `<h1>Bargemen wanted</h1><form action="/mailer" method="post"><p><label>Name<br><input name="n" required></label></p><p><label>Telephone<br><input name="t" required></label></p><p><label>E-mail<br><input name="m"></label></p><p><label>Do you hold a driver's license?<br><select name="d"><option>Yes</option><option>No</option></select></label></p><p><label>Reason for leaving your last job<br><input name="r"></label></p><p><label>Desired pay<br><input name="p"></label></p><button>Send</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['Telephone', T, 1],
    ['E-mail', T, 0],
    ["Do you hold a driver's license?", S, 0, yesNo],
    ['Reason for leaving your last job', T, 0],
    ['Desired pay', T, 0],
  ],
];

handMadeForms['a label for the name of several boxes, and a note in the label of a file'] = [
  page(
    `<h1>Application for employment</h1><form action="/apply"><label for="n">Your name</label> <input id="n" name="n" required><br><label for="hours"> Hours wanted:</label> <input type="checkbox" name="hours" value="F">Full days <input type="checkbox" name="hours" value="H">Half days<br><label for="cv">Send your resume<span class="star">*</span><span class="small"> Accepted file types: .pdf or .odt</span></label> <input type="file" id="cv" name="cv" required><button>Send application</button></form>`,
  ),
  [
    ['Your name', T, 1],
    ['Hours wanted', M, 0, ['Full days', 'Half days']],
    ['Send your resume', F, 1],
  ],
];
