import { A, type AskedShape, D, F, M, S, T } from './career-pages/asked.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Apply</title></head><body>${body}</body></html>`;

/** What pages look like that were caught as they stood: without their style sheets, with a list open, under a dialog. */
export const capturedShapes: Record<string, [html: string, asked: AskedShape[]]> = {
  'lists of a library, one of them open': [
    page(`<h1>Mason</h1><form id="application-form" class="application--form"><div class="field-wrapper"><label for="email">Email<span aria-hidden="true">*</span></label><input id="email" aria-required="true"></div>
<div class="field-wrapper"><label id="q1-label" for="q1">Which sites suit you?</label><div class="select-shell"><div class="select__control"><div class="select__value-container select__value-container--is-multi"><input id="q1" role="combobox" aria-labelledby="q1-label" aria-expanded="false"></div></div></div></div>
<div class="field-wrapper"><label id="q2-label" for="q2">Do you own a level?<span aria-hidden="true">*</span></label><div class="select-shell"><div><div class="select__control"><input id="q2" role="combobox" aria-labelledby="q2-label" aria-expanded="true" aria-required="true"></div><div class="select__menu"><div role="listbox"><div role="option">Yes</div><div role="option">No</div></div></div></div><input required tabindex="-1" aria-hidden="true"></div></div>
<fieldset id="now"><legend class="visually-hidden">Current role</legend><div><input type="checkbox" id="now_1" name="now" value="1"><label for="now_1">Current role</label></div></fieldset>
<fieldset><legend class="visually-hidden">Data</legend><div><input type="checkbox" id="ok_1" name="ok" aria-required="true" value="1"><label for="ok_1">I consent to the storing of my answers.<span class="required">*</span></label></div></fieldset>
<button type="submit">Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['Which sites suit you?', M, 0],
      ['Do you own a level?', S, 1, ['Yes', 'No']],
      ['Current role', M, 0, ['Yes']],
      ['I consent to the storing of my answers.', M, 1, ['Yes']],
    ],
  ],
  'widgets without their style sheet': [
    page(`<h1>Apply: Baker</h1><form class="application"><ul class="ways"><li><a href="#">Upload Resume<span class="required">*</span></a></li><li><a href="#">Use my other resume</a></li></ul><div><input type="file" name="cv" required style="display:none"></div>
<div><label for="e">Email*</label><input id="e" type="email"></div>
<div><label><span><strong>Phone</strong></span><div class="iti"><div class="iti__flag-container"><div role="combobox" aria-label="Telephone country code" aria-haspopup="listbox"><div>+1</div></div><ul role="listbox"><li role="option">Chad +235</li></ul></div><input type="tel" name="phone"></div></label></div>
<div><label for="m">Mobile</label><div><button type="button" id="cc" aria-haspopup="listbox" aria-label="Select country calling code: Chad">Chad</button><div role="listbox" aria-expanded="false" aria-labelledby="cc"><div role="option">Chad</div><div role="option">Chile</div></div></div><input type="tel" id="m" name="mobile"></div>
<div><p>Phone at work<span>*</span></p><div><div><input role="combobox" aria-label="Search" value="+1"></div><div><input type="tel" name="zz8"></div></div></div>
<div><p>Tell us about a loaf.</p><div><textarea name="q9"></textarea><textarea aria-hidden="true" readonly tabindex="-1" style="visibility:hidden;position:absolute">x</textarea></div></div>
<div><label for="pay">Pay you expect<sup aria-hidden="true">*</sup><span class="sr-only">Required</span></label><div><div class="hidden"><input type="number" name="typed-number" value="0"></div><input type="range" id="pay" name="pay" required></div></div>
<div class="question"><div class="label"><div class="text">Which ovens do you know?<span class="required">✱</span></div><div class="label-description">As many as apply.</div></div><ul><li><label><input type="checkbox" name="o" value="a"><span>Stone</span></label></li><li><label><input type="checkbox" name="o" value="b"><span>Gas</span></label></li></ul></div>
<div><label for="w">Worked here before?</label><select id="w" name="w"><option value="none_chosen">-- No answer --</option><option>YES</option><option>NO</option></select></div>
<div><input type="checkbox" id="c" name="c" value="1"><label for="c"><span class="sr-only">Required.</span><p>I have read the notice.</p><sup aria-hidden="true">*</sup></label></div>
<button>Submit application</button></form>`),
    [
      ['Upload Resume', F, 1],
      ['Email', T, 1],
      ['Phone', T, 0],
      ['Mobile', T, 0],
      ['Phone at work', T, 1],
      ['Tell us about a loaf.', A, 0],
      ['Pay you expect', 'Number', 1],
      ['Which ovens do you know?', M, 1, ['Stone', 'Gas']],
      ['Worked here before?', S, 0, ['YES', 'NO']],
      ['I have read the notice.', M, 1, ['Yes']],
    ],
  ],
  'caught under a dialog, in German': [
    page(`<h1>Bewerbung als Müller</h1><form><div><label for="v">Vorname<span aria-hidden="true">*</span><span class="sr-only"> (erforderlich)</span></label><input id="v" name="v"></div><div><label for="e">E-Mail<span aria-hidden="true">*</span><span class="sr-only"> (erforderlich)</span></label><input id="e" name="e" type="email"></div>
<div role="group" aria-labelledby="l1"><div id="l1" aria-hidden="true" data-aria-hidden="true">Lebenslauf<span aria-hidden="true">*</span><span class="sr-only"> (erforderlich)</span></div><div><button type="button" aria-hidden="true">Datei hinzufügen</button><input type="file" name="cv" aria-label="Lebenslauf hochladen" class="away"></div></div>
<div role="group" aria-labelledby="l2" aria-hidden="true" data-aria-hidden="true"><div id="l2">Zeugnisse<span> (optional)</span></div><div><button type="button">Datei hinzufügen</button><input type="file" name="z" class="away"></div></div>
<button type="submit" aria-hidden="true">Bewerbung absenden</button></form><div role="dialog"><p>Die Datei wurde geladen.</p></div>`),
    [
      ['Vorname', T, 1],
      ['E-Mail', T, 1],
      ['Lebenslauf', F, 1],
      ['Zeugnisse', F, 0],
    ],
  ],
  'a consent in the block of another question': [
    page(`<h1>Driver</h1><div class="ashby-application-form-container"><div class="ashby-application-form-field-entry" data-field-path="_systemfield_email"><label class="_required_1 ashby-application-form-question-title" for="_systemfield_email">Email</label><input id="_systemfield_email" required></div>
<div class="ashby-application-form-field-entry" data-field-path="p1"><label class="_required_1 ashby-application-form-question-title" for="p1">Phone</label><input id="p1" name="p1" type="tel" required><div><p>May we write you messages?</p><label><input type="radio" name="sms" value="Yes" required>Yes, do</label><label><input type="radio" name="sms" value="No">No, do not</label></div></div>
<div class="ashby-application-form-field-entry" data-field-path="_systemfield_resume"><label class="ashby-application-form-question-title" for="_systemfield_resume">Resume</label><input type="file" id="_systemfield_resume"></div></div>`),
    [
      ['Email', T, 1],
      ['Phone', T, 1],
      ['May we write you messages?', S, 1, ['Yes, do', 'No, do not']],
      ['Resume', F, 0],
    ],
  ],
  'a resume that only fills in the form, in a shadow': [
    page(`<h1>Easy apply</h1><apply-form><drop-zone><template shadowrootmode="open"><p>Use your resume to autocomplete your application</p><label for="f">Choose a file or drop it here</label><input type="file" id="f" hidden></template></drop-zone>
<text-box><template shadowrootmode="open"><label for="a">First name<span aria-hidden="true">*</span></label><input id="a" required></template></text-box><text-box><template shadowrootmode="open"><label for="b">Email<span aria-hidden="true">*</span></label><input id="b" type="email" required></template></text-box>
<h2>Documents</h2><p>Your resume*</p><drop-zone><template shadowrootmode="open"><label for="f">Choose a file or drop it here</label><input type="file" id="f" hidden required></template></drop-zone><button>Next</button></apply-form>`),
    [
      ['First name', T, 1],
      ['Email', T, 1],
      ['Your resume', F, 1],
    ],
  ],
  'lists that a button opens, and dates in pieces': [
    page(`<h1>Apply: Weaver</h1><form class="application"><div><label for="e">Email *</label><input id="e"></div>
<div><label>State *</label><div class="fab-Select"><select name="state.value"><option value=""></option></select><button type="button" aria-haspopup="true"><span>-Select-</span></button></div></div>
<div><fieldset><legend><div><p>Do you need a visa?</p></div><abbr>*</abbr></legend><div><button type="button" aria-haspopup="listbox" aria-label="Do you need a visa? Select One Required" name="a1">Select One</button></div></fieldset></div>
<div><label for="c">Country*</label><div><select id="c" name="c" style="display:none"><option value="">— Make a Selection —</option><option>Chad</option><option>Chile</option></select><div class="dropdown-container"><a role="combobox" aria-haspopup="listbox" href="#">— Make a Selection —</a></div></div></div>
<fieldset><legend><span>Right to work<sup aria-hidden="true">*</sup></span><div>May you work in Chile today?</div></legend><div><input id="y" type="radio" name="r" value="1"><label for="y">Yes</label></div><div><input id="n" type="radio" name="r" value="0"><label for="n">No</label></div></fieldset>
<div role="group" aria-labelledby="panel"><h4 id="panel">Work 1</h4><div><label for="j">Job title</label><input id="j"></div><div><input id="now" type="checkbox" name="now"><label for="now">I work here now</label></div>
<fieldset><legend>From<abbr>*</abbr></legend><div><div><div aria-hidden="true">MM</div><input id="fm" aria-label="Month" role="spinbutton" aria-required="true"></div><div><div aria-hidden="true">YYYY</div><input id="fy" aria-label="Year" role="spinbutton" aria-required="true"></div></div></fieldset></div>
<div><h3>Resume</h3><p>Upload a file (5MB max)</p><div><label for="f">Upload a file</label><div><p>Drop file here</p><p>or</p><button type="button">Select file</button><input id="f" type="file" style="display:none" required></div></div></div>
<div><h3>Wage</h3><span><select name="currency"><option>Euro</option><option>Peso</option></select></span><input name="wage" placeholder="Wage"></div>
<button>Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['State', S, 1],
      ['Do you need a visa?', S, 1],
      ['Country', S, 1, ['Chad', 'Chile']],
      ['Right to work', S, 1, ['Yes', 'No']],
      ['Job title', T, 0],
      ['I work here now', M, 0, ['Yes']],
      ['From', D, 1],
      ['Resume', F, 1],
      ['Wage', T, 0],
    ],
  ],
  'a later step, drawn by custom elements': [
    page(`<h1>Beekeeper</h1><sr-screening-questions-form><template shadowrootmode="open">
<my-field><template shadowrootmode="open"><fieldset><legend>Are you afraid of bees?<span>*</span></legend><slot></slot></fieldset></template><div role="radiogroup" aria-label="Are you afraid of bees?" aria-required="true"><my-radio role="radio" label="Yes" value="y"><template shadowrootmode="open"><span>Yes</span></template></my-radio><my-radio role="radio" value="n"><template shadowrootmode="open"><label><span>No</span></label></template></my-radio></div></my-field>
<my-text label="Gender"><template shadowrootmode="open"><label for="g">Gender</label><input id="g" role="combobox" aria-haspopup="listbox"></template></my-text>
<my-text label="Veteran status"><template shadowrootmode="open"><label for="v">Veteran status</label><input id="v" role="combobox" aria-haspopup="listbox"></template></my-text></template></sr-screening-questions-form>
<my-box required><template shadowrootmode="open"><input type="checkbox" id="ok" aria-required="true"><label for="ok"><slot name="text"></slot><span>*</span></label></template><span slot="text">I have read the <a href="#">privacy notice</a>.</span></my-box>
<footer><button type="button">Back</button><button type="button">Submit</button></footer>`),
    [
      ['Are you afraid of bees?', S, 1, ['Yes', 'No']],
      ['Gender', S, 0],
      ['Veteran status', S, 0],
      ['I have read the privacy notice.', M, 1, ['Yes']],
    ],
  ],
  'consents under one heading, and pieces beside a box': [
    page(`<h1>Apply: Cooper</h1><form class="application"><div class="portrait"><input type="file" accept="image/png, image/jpeg" aria-label="Upload profile image"></div><input type="file" aria-label="Upload profile image" hidden>
<div><label for="e">Email *</label><input id="e"></div>
<div><label for="p">Phone *</label><div><select name="candidate.phoneCountry" aria-label="Phone number country"><option value="CL">Chile</option><option value="TD">Chad</option></select><input id="p" type="tel" name="candidate.phone" required></div></div>
<fieldset><h3 id="sec">Trade</h3><div><label id="l1" for="a">Staves a day</label><input id="a" aria-labelledby="sec l1"></div><div><label id="l2" for="b">Guild number</label><input id="b" aria-labelledby="sec l2"></div></fieldset>
<fieldset><legend>Papers</legend><div><label for="f">Your resume</label><input type="file" id="f" name="f"></div></fieldset>
<div><h3>Pay</h3><span><select name="payIn"><option>US Dollar ($)</option><option>Euro (€)</option></select></span><input name="pay" placeholder="Pay"><select><option>Hourly</option><option>Yearly</option></select></div>
<fieldset><legend>Agreements</legend><div><input type="checkbox" id="c0" name="agreements.0.consent"><label for="c0">I have read how my data is processed and agree to it.<span aria-hidden="true">*</span></label></div><div><input type="checkbox" id="c1" name="agreements.1.consent"><label for="c1">Keep my barrels in mind.</label></div></fieldset>
<fieldset><legend>Truth</legend><div><label for="t">* I certify that every word above is true and complete.</label><input type="checkbox" id="t" name="t"></div></fieldset>
<div role="checkbox" tabindex="0" aria-checked="false" aria-labelledby="w"><label><input type="checkbox" name="w" aria-hidden="true" tabindex="-1" required><span id="w">I may be woken at night.</span></label></div>
<button>Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['Phone', T, 1],
      ['Staves a day', T, 0],
      ['Guild number', T, 0],
      ['Your resume', F, 0],
      ['Pay', T, 0],
      ['I have read how my data is processed and agree to it.', M, 1, ['Yes']],
      ['Keep my barrels in mind.', M, 0, ['Yes']],
      ['I certify that every word above is true and complete.', M, 1, ['Yes']],
      ['I may be woken at night.', M, 1, ['Yes']],
    ],
  ],
  'blocks with a key that hold several boxes': [
    page(`<h1>Apply: Sexton</h1><div class="ashby-application-form-container">
<div data-field-path="_systemfield_email"><label class="ashby-application-form-question-title _required_1" for="em">Email</label><input id="em" type="email"></div>
<div data-field-path="b2"><label class="ashby-application-form-question-title _required_1" for="b2">Phone</label><div><select aria-label="Phone number country"><option value="CL">Chile</option><option value="TD">Chad</option></select><input type="tel" id="b2"></div></div>
<div data-field-path="b3"><label class="ashby-application-form-question-title" for="b3">Links</label><div><label for="l0">Your page</label><input id="l0" type="url"></div><div><label for="l1">Your bells</label><input id="l1" type="url"></div></div>
<div data-field-path="b4"><label class="ashby-application-form-question-title" for="b4">Resume</label><input type="file" id="b4"></div></div>`),
    [
      ['Email', T, 1],
      ['Phone', T, 1],
      ['Your page', T, 0],
      ['Your bells', T, 0],
      ['Resume', F, 0],
    ],
  ],
  'lists behind buttons, with a box that only remembers, and menus that wait in the page': [
    page(`<h1>Apply: Farrier</h1><form class="application"><div><label for="e">Email*</label><input id="e"></div>
<fieldset><legend><div><p><b>Have you shod a mule before?</b> <abbr title="required">*</abbr></p></div></legend><div><div><button type="button" aria-haspopup="listbox" aria-label=" Pick One Required" name="q71" value="">Pick One</button><input type="text" value=""></div></div></fieldset>
<fieldset><legend id="forge_l"><span>Forges you know<sup aria-hidden="true">*</sup><span class="sr-only">Required</span></span><div><p>Tick every one.</p></div></legend><div><button type="button" aria-haspopup="menu" aria-required="true" aria-label="Pick some" aria-controls="forge_m" aria-labelledby="forge_l forge_v"><span id="forge_v"></span><span>Pick some</span></button><div role="menu" id="forge_m" class="hidden"><button type="button" role="menuitemcheckbox">Coal</button><button type="button" role="menuitemcheckbox">Gas</button></div></div></fieldset>
<div><label for="p">Paddock</label><select id="p" style="display:none"><option></option></select><a role="combobox" tabindex="0" aria-label="Paddock" aria-owns="p_l"><span>— Make a Selection —</span></a><div hidden><ul id="p_l" role="listbox"><li role="option">— Make a Selection —</li><li role="option">North</li><li role="option">South</li></ul></div></div>
<fieldset><legend>Telephones (1)</legend><div><label for="t">Type</label><select id="t" name="-1_phoneType" aria-label="Type"><option value=""></option><option>Home</option><option>Stable</option></select></div><div><label for="n">Number</label><input id="n"></div></fieldset>
<div><p>Sketch of a shoe*</p><div><div><button type="button">Choose File*</button><p>No file selected</p></div><input type="file" aria-label="file-input" required tabindex="-1" style="opacity:0;width:0"></div></div>
<fieldset role="radiogroup"><legend>Grade</legend><label><input type="radio" name="g" value="1">A*</label><label><input type="radio" name="g" value="2">A</label></fieldset>
<button>Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['Have you shod a mule before?', S, 1],
      ['Forges you know', M, 1, ['Coal', 'Gas']],
      ['Paddock', S, 0, ['North', 'South']],
      ['Type', S, 0, ['Home', 'Stable']],
      ['Number', T, 0],
      ['Sketch of a shoe', F, 1],
      ['Grade', S, 0, ['A*', 'A']],
    ],
  ],
  'a step of questions, each in a cell, its choices bare words': [
    page(`<table class="iCIMS_Forms_Global"><tbody>
<tr><td>1. Does your trade touch our bells in any of these ways?<ul><li>Casting;</li><li>Tuning; or</li></ul><strong>NOTE:</strong> You may say "No" as:<ul><li>A ringer of ours;</li></ul><span><input type="radio" name="q1" value="y" aria-required="true"></span>&nbsp;&nbsp;Yes&nbsp;&nbsp;<span><input type="radio" name="q1" value="n" aria-required="true"></span>&nbsp;&nbsp;No<div style="display:none"><strong>If so, explain.</strong><br><textarea name="q1x"></textarea></div></td></tr>
<tr><td>2. Have you worked for the parish? <br><span><input type="radio" name="q2" value="y"></span>&nbsp;Yes&nbsp;<span><input type="radio" name="q2" value="n"></span>&nbsp;No</td></tr>
<tr><td>3. Say how you heard of us. <br><textarea name="q3"></textarea></td></tr></tbody></table>`),
    [
      ['1. Does your trade touch our bells in any of these ways?', S, 1, ['Yes', 'No']],
      ['2. Have you worked for the parish?', S, 0, ['Yes', 'No']],
      ['3. Say how you heard of us.', A, 0],
    ],
  ],
  'explanations after a label, dates named by ids, choices that begin a block': [
    page(`<h1>Apply: Miller</h1><form class="application"><div><label for="e">Email*</label><input id="e"></div>
<div><label class="row__label row__label--required" for="k"><span>Do your kin work here?</span></label><div class="row__instructions">Kin are those you live with.</div><div><ul role="radiogroup" aria-label="Do your kin work here?"><li><button type="button" role="radio" aria-checked="false">Yes</button></li><li><button type="button" role="radio" aria-checked="false">No</button></li></ul></div></div>
<div><label for="d"><span id="d_t">Left the mill</span></label><div><div><div><span id="d_m">Month</span><input id="m1" role="combobox" aria-labelledby="d_t d_m"></div></div><div><div><span id="d_y">Year</span><input id="y1" role="combobox" aria-labelledby="d_t d_y"></div></div></div></div>
<div><div><p>Flour makes some people cough.</p></div><div><div>Mark what is true of you:</div></div><div><div><label><input type="radio" name="cough-value" value="1"> I COUGH</label> <label><input type="radio" name="cough-value" value="2"> I DO NOT COUGH</label></div><p>Nobody sees this.</p><table><tr><td><label>Name<input name="sig"></label></td></tr></table></div></div>
<button>Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['Do your kin work here?', S, 1, ['Yes', 'No']],
      ['Left the mill (Month)', S, 0],
      ['Left the mill (Year)', S, 0],
      ['Mark what is true of you', S, 0, ['I COUGH', 'I DO NOT COUGH']],
      ['Name', T, 0],
    ],
  ],
  'files behind dialogs, and what is said only to the ear or not at all': [
    page(`<h1>Apply: Saddler</h1><form class="application"><h3 id="rh">Add Resume*</h3><button type="button" aria-haspopup="true" aria-labelledby="rh" aria-required="true">Select</button>
<div><label for="e">Email*</label><input id="e"></div><h3>More papers (optional)</h3><button type="button" aria-haspopup="true" aria-label="Add Cover Letter">Add Cover Letter</button>
<fieldset><legend>2. Questions</legend><div><label for="q0"><span>May you work with leather?</span></label><div><div style="display:none" id="y0">May you work with leather? yes</div><input type="radio" id="a0" name="q[0]" value="1" aria-labelledby="y0"><label for="a0">Yes</label><div style="display:none" id="n0">May you work with leather? no</div><input type="radio" id="b0" name="q[0]" value="0" aria-labelledby="n0"><label for="b0">No</label></div></div><div><label for="q1">Your last saddle</label><input id="q1"></div></fieldset>
<div><input type="checkbox" id="ok" name="ok"><label for="ok">(Required) Let us keep your answers.</label></div><button>Next</button></form>
<div role="dialog" aria-hidden="true" style="display:none"><label for="f0"><span role="button">File</span></label><input type="file" id="f0"><form><textarea placeholder="Paste it here"></textarea></form></div>
<div role="dialog" aria-hidden="true" style="display:none"><label for="f1"><span role="button">File</span></label><input type="file" id="f1"></div>`),
    [
      ['Email', T, 1],
      ['May you work with leather?', S, 0, ['Yes', 'No']],
      ['Your last saddle', T, 0],
      ['Let us keep your answers.', M, 1, ['Yes']],
      ['Add Resume', F, 1],
      ['Add Cover Letter', F, 0],
    ],
  ],
  'a page of questions that only its heading says to be of an application': [
    page(`<h1>Application questions</h1><fieldset aria-labelledby="t"><legend id="t" role="heading">Campus 7</legend>
<div><label for="g.a">Do you study now?<span class="required" aria-hidden="true">*</span></label><div><select id="g.a" required><option value="">Please Select</option><option>Yes</option><option>No</option></select></div></div>
<div><label for="g.b">How many terms are left?<span class="required" aria-hidden="true">*</span></label><div><textarea id="g.b" required></textarea></div></div>
<div><label for="g.c">Which mark do you have?</label><div><select id="g.c"><option value="">Please Select</option><option>Good</option></select></div></div>
<div><label for="g.d">Have you been cleared?<span class="required" aria-hidden="true">*</span></label><div><select id="g.d" required><option value="">Please Select</option><option>Yes</option><option>No</option></select></div></div></fieldset><button>Next</button>`),
    [
      ['Do you study now?', S, 1, ['Yes', 'No']],
      ['How many terms are left?', A, 1],
      ['Which mark do you have?', S, 0, ['Good']],
      ['Have you been cleared?', S, 1, ['Yes', 'No']],
    ],
  ],
  'drawings that speak, choices drawn twice and lists that say what they show': [
    page(`<h1>Apply: Cooper</h1><form class="application"><div><label for="e">Email*</label><input id="e"></div>
<div><span id="h_l"><b>*</b><span>Can you bend staves?</span></span><fieldset role="radiogroup" aria-labelledby="h_l"><div role="radio" aria-checked="false" aria-required="true" tabindex="0"><label><input type="radio" name="h" value="1" tabindex="-1" aria-hidden="true"><svg aria-hidden="true"><desc><p>No drawings here.</p></desc></svg><span>AYE</span></label></div><div role="radio" aria-checked="false" aria-required="true" tabindex="-1"><label><input type="radio" name="h" value="0" tabindex="-1" aria-hidden="true"><svg aria-hidden="true"><desc><p>No drawings here.</p></desc></svg><span>NAY</span></label></div></fieldset></div>
<fieldset><legend>May you lift casks?<span>*</span></legend><label for="l0"><i role="radio" aria-selected="false"></i> <input type="radio" id="l0" name="l" required> Yes</label><label for="l1"><i role="radio" aria-selected="false"></i> <input type="radio" id="l1" name="l" required> No</label></fieldset>
<div><div><label for="c">Shire</label><span>* </span></div><div><select id="c" role="listbox" style="display:none"><option value=""></option></select><a role="combobox" tabindex="0" aria-expanded="false" aria-required="true" aria-label="Shire — Pick one —"><span>— Pick one —</span></a><div style="display:none"><input type="text" aria-label="Type to search"><ul role="listbox"><li role="option">Kent</li><li role="option">Essex</li></ul></div></div></div>
<div><label for="p">Phone</label><input id="p" type="tel"><div><p>Say whether we may write to your phone about casks.</p><p>View our policy here: <a href="#">Privacy Policy</a></p><div><label><input type="radio" name="w" value="y"><span>You may</span></label><label><input type="radio" name="w" value="n"><span>You may not</span></label></div></div></div>
<div><h3>Papers</h3><div id="drop"><template shadowrootmode="open"><style>.box{position:relative}</style><div class="box"><span>Choose a file or drop it here</span><input type="file"></div></template></div></div>
<button>Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['Can you bend staves?', S, 1, ['AYE', 'NAY']],
      ['May you lift casks?', S, 1, ['Yes', 'No']],
      ['Shire', S, 1, ['Kent', 'Essex']],
      ['Phone', T, 0],
      ['Say whether we may write to your phone about casks.', S, 0, ['You may', 'You may not']],
      ['Papers', F, 0],
    ],
  ],
  'files that a form of their own takes, and one name for the choices of two questions': [
    page(`<h1>Apply: Chandler</h1><form class="application"><div><label for="e">Email*</label><input id="e"></div>
<fieldset><legend>Resume <span>*</span></legend><div><button type="button">Attach</button> <button type="button" aria-pressed="false">or enter manually</button><textarea style="display:none" title="Enter manually"></textarea></div></fieldset>
<fieldset><legend>Letter</legend><div><button type="button">Attach</button> <button type="button" aria-pressed="false">or enter manually</button><textarea style="display:none" title="Enter manually"></textarea></div></fieldset>
<div>Which waxes have you poured?<div><label><input type="checkbox" name="a[][o]" value="1"> Tallow</label><br><label><input type="checkbox" name="a[][o]" value="2"> Another</label><input type="text" disabled aria-label="Another" name="a[][t]"><br></div></div>
<div>Which wicks have you plaited?<div><label><input type="checkbox" name="a[][o]" value="3"> Flat</label><br><label><input type="checkbox" name="a[][o]" value="4"> Square</label><br></div></div>
<button>Submit application</button></form>
<div style="position:absolute;left:-9999px"><form id="up1"><input type="hidden" name="key"><input type="file" name="file"></form><form id="up2"><input type="hidden" name="key"><input type="file" name="file"></form></div>`),
    [
      ['Email', T, 1],
      ['Which waxes have you poured?', M, 0, ['Tallow', 'Another']],
      ['Which wicks have you plaited?', M, 0, ['Flat', 'Square']],
      ['Resume', F, 1],
      ['Letter', F, 0],
    ],
  ],
  'a choice without a name among those that share one': [
    page(`<h1>Apply: Glover</h1><form id="application-form"><ul><li class="application-question"><label><div class="application-label">Email<span class="required">✱</span></div><div class="application-field"><input name="email" required></div></label></li>
<li class="application-question"><div class="application-label">Skins you know</div><div class="application-field"><ul><li><label><input type="checkbox" name="skins" value="Kid"><span class="application-answer-alternative">Kid</span></label></li><li><label><input type="checkbox" name="skins" value="Doe"><span class="application-answer-alternative">Doe</span></label></li><li><label><input type="checkbox" value="Own" id="own"><span class="application-answer-alternative">Own</span></label><input style="display:none" name="skins" placeholder="Write here"></li></ul></div></li></ul><button>Submit application</button></form>`),
    [
      ['Email', T, 1],
      ['Skins you know', M, 0, ['Kid', 'Doe', 'Own']],
    ],
  ],
};
