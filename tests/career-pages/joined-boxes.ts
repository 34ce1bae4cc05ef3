import { type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Questions whose one answer is cut into several boxes, and boxes that only stand together. */
export const joinedBoxes: Record<string, [html: string, asked: AskedShape[]]> = {};

const options = (texts: string[], first = '') =>
  [first && `<option value="">${first}</option>`, ...texts.map((text) => `<option>${text}</option>`)].join(
    '',
  );
const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

joinedBoxes['dates in lists and boxes'] = [
  page(
    `<h1>Lamplighter application</h1><form class="application"><div><label for="e">Email *</label><input id="e" name="e"></div>
<fieldset><legend>Date you could start <abbr title="required">*</abbr></legend><label for="sm">Month</label><select id="sm" name="start_m">${options(monthNames, '-')}</select><label for="sd">Day</label><select id="sd" name="start_d">${options(numbers(1, 31), '-')}</select><label for="sy">Year</label><select id="sy" name="start_y">${options(numbers(2026, 2030), '-')}</select></fieldset>
<div class="field"><label for="g1">Graduation date</label><div><select id="g1" name="g[0]">${options(monthNames.map((name) => name.slice(0, 3)))}</select> <select name="g[1]">${options(numbers(1990, 2030))}</select></div></div>
<div class="field"><p>When did you qualify? (DD/MM/YYYY)</p><input name="x1" size="2"> / <input name="x2" size="2"> / <input name="x3" size="4"></div>
<div class="field"><label>License expires</label><span><input id="l1" name="q7[year]" maxlength="4"><label for="l1">Year</label></span><span><input id="l2" name="q7[month]" maxlength="2"><label for="l2">Month</label></span><span><input id="l3" name="q7[day]" maxlength="2"><label for="l3">Day</label></span></div>
<div class="row"><div><label for="w1">Start date month *</label><select id="w1" name="w1">${options(monthNames, 'Choose')}</select></div><div><label for="w2">Start date year *</label><input id="w2" name="w2" maxlength="4"></div></div>
<table><tr><td>Available from:</td><td><input name="a_mm" placeholder="MM"></td><td><input name="a_dd" placeholder="DD"></td><td><input name="a_yy" placeholder="YYYY"></td></tr></table>
<div class="field"><span>Employed</span> <select name="f1">${options(numbers(1, 12), 'Month')}</select><select name="f2">${options(numbers(1990, 2026), 'Year')}</select> to <select name="t1">${options(numbers(1, 12), 'Month')}</select><select name="t2">${options(numbers(1990, 2026), 'Year')}</select></div>
<div class="row">From: <input name="j_fm" placeholder="MM"> / <input name="j_fy" placeholder="YYYY"> To: <input name="j_tm" placeholder="MM"> / <input name="j_ty" placeholder="YYYY"> <label><input type="checkbox" name="now"> I still work here</label></div>
<button>Submit application</button></form>`,
  ),
  [
    ['Email', T, 1],
    ['Date you could start', D, 1],
    ['Graduation date', D, 0],
    ['When did you qualify? (DD/MM/YYYY)', D, 0],
    ['License expires', D, 0],
    ['Start date', D, 1],
    ['Available from', D, 0],
    ['Employed', D, 0],
    ['Employed (to)', D, 0],
    ['From', D, 0],
    ['To', D, 0],
    ['I still work here', M, 0, ['Yes']],
  ],
];

const segment = (kind: string, more = '') =>
  `<div role="spinbutton" contenteditable="true" tabindex="0" data-type="${kind}"${more}>${kind === 'year' ? 'yyyy' : kind.slice(0, 2)}</div>`;
const drawn = (label: string) =>
  ['month', 'day', 'year']
    .map((kind) => segment(kind, ` aria-label="${kind}, ${label}" aria-valuetext="Empty"`))
    .join('<span aria-hidden="true">/</span>');
const section = (kind: string, hint: string) =>
  `<span class="Section"><span class="before"></span><span role="spinbutton" contenteditable="true" aria-label="${kind}" aria-valuetext="Empty" tabindex="0">${hint}</span><span class="after">/</span></span>`;

joinedBoxes['dates in parts that are only drawn'] = [
  page(
    `<h1>Apply: Bell ringer</h1><form class="application"><div><label for="e">Email *</label><input id="e" name="e"></div>
<div class="react-aria-DatePicker"><span id="ra-l">Earliest start</span><div role="group" aria-labelledby="ra-l" class="Group"><div class="DateInput">${drawn('Earliest start')}</div><button type="button" aria-haspopup="dialog" aria-label="Calendar Earliest start">▼</button></div><input hidden name="start" value=""></div>
<div class="MuiFormControl"><label for=":r1:" id=":r1:-label">Free until<span aria-hidden="true"> *</span></label><div class="MuiPickers"><div role="group" aria-labelledby=":r1:-label">${section('Month', 'MM')}${section('Day', 'DD')}${section('Year', 'YYYY')}</div><div><button type="button" aria-label="Choose date">c</button></div><input id=":r1:" required aria-hidden="true" tabindex="-1" value="" style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"></div></div>
<div role="group" aria-label="Last lesson"><div>${segment('month', ' aria-label="Month"')}${segment('year', ' aria-label="Year"')}</div></div>
<div data-automation-id="formField-availableDate"><fieldset><legend><span>Date available</span><abbr>*</abbr></legend><div data-automation-id="dateInputWrapper"><div><div aria-hidden="true">MM</div><input role="spinbutton" aria-label="Month" aria-required="true" id="av-month"></div><div>/</div><div><div aria-hidden="true">DD</div><input role="spinbutton" aria-label="Day" aria-required="true" id="av-day"></div><div>/</div><div><div aria-hidden="true">YYYY</div><input role="spinbutton" aria-label="Year" aria-required="true" id="av-year"></div></div></fieldset></div>
<div><label for="cv">Resume</label><input type="file" id="cv" name="cv"></div><button>Submit application</button></form>`,
  ),
  [
    ['Email', T, 1],
    ['Earliest start', D, 0],
    ['Free until', D, 1],
    ['Last lesson', D, 0],
    ['Date available', D, 1],
    ['Resume', F, 0],
  ],
];

joinedBoxes['numbers in boxes, and boxes that only stand together'] = [
  page(
    `<h1>Apply: Ferryman</h1><form class="application"><fieldset><legend>Your name *</legend><span><input id="n1" name="q3[first]" required><label for="n1">First</label></span><span><input id="n2" name="q3[last]" required><label for="n2">Last</label></span></fieldset>
<div class="f"><label>Phone Number</label><span><input id="p1" type="tel" name="q5[area]"><label for="p1">Area Code</label></span> - <span><input id="p2" type="tel" name="q5[phone]"><label for="p2">Phone Number</label></span></div>
<p>Social Security Number <input name="s1" maxlength="3"> - <input name="s2" maxlength="2"> - <input name="s3" maxlength="4"></p>
<div class="f"><label>Other phone *</label>(<input name="o1" maxlength="3" aria-label="Area code">) <input name="o2" maxlength="3" aria-label="Prefix"> - <input name="o3" maxlength="4" aria-label="Line number"> ext <input name="o4" maxlength="5" aria-label="Ext"></div>
<div class="f"><span>How long at your address?</span> <input name="h1" maxlength="2" aria-label="Years"> <input name="h2" maxlength="2" aria-label="Months"></div>
<div class="f"><label for="d1">Best day to call</label><select id="d1" name="d1">${options(['Monday', 'Tuesday'], 'Day')}</select></div>
<div class="f"><label for="d2">Graduation year</label><select id="d2" name="d2">${options(['2024', '2025'], 'Year')}</select></div><button>Submit application</button></form>`,
  ),
  [
    ['First', T, 1],
    ['Last', T, 1],
    ['Phone Number', T, 0],
    ['Social Security Number', T, 0],
    ['Other phone', T, 1],
    ['Years', T, 0],
    ['Months', T, 0],
    ['Best day to call', S, 0, ['Monday', 'Tuesday']],
    ['Graduation year', S, 0, ['2024', '2025']],
  ],
];

joinedBoxes['an amount with lists beside it'] = [
  page(
    `<h1>Apply: Glazier</h1><form class="application"><div><label for="e">Email *</label><input id="e" name="e"></div>
<div class="question"><h3><span>Desired salary</span><span class="required">*</span></h3><div><select name="salary_currency"><option value="USD" selected>USD</option><option value="EUR">EUR</option></select><input name="salary" placeholder="Your answer"><select name="salary_period"><option value="h">Hourly</option><option value="y" selected>Yearly</option></select></div></div>
<div class="question"><h3><span>Hoped-for pay</span></h3><div><input name="hope" type="number"><select name="hope_in" required><option value="">Select...</option><option>Weekly</option><option>Yearly</option></select></div></div>
<div class="question"><h3>Lowest pay</h3><div><input name="low"><label for="lp">Pay period</label><select id="lp" name="low_per"><option value="">Select...</option><option>Hourly</option><option>Yearly</option></select></div></div>
<div class="question"><h3>Breakage last year</h3><div><input name="broke"><select name="broke_kind"><option>Panes</option><option>Frames</option></select></div></div><button>Submit application</button></form>`,
  ),
  [
    ['Email', T, 1],
    ['Desired salary', T, 1],
    ['Hoped-for pay', N, 0],
    ['Hoped-for pay (period)', S, 1, ['Weekly', 'Yearly']],
    ['Lowest pay', T, 0],
    ['Pay period', S, 0, ['Hourly', 'Yearly']],
    ['Breakage last year', T, 0],
    ['Breakage last year (2)', S, 0, ['Panes', 'Frames']],
  ],
];
