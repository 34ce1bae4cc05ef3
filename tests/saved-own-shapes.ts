import { A, type AskedShape, D, F, M, N, S, T } from './career-pages/asked.ts';

export const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Careers</title>${head}</head><body>${body}</body></html>`;

/** Forms of widget libraries and forms written by hand; part of `saved-shapes.ts`. */
export const savedOwnShapes: Record<string, [html: string, asked: AskedShape[]]> = {};
savedOwnShapes['radix'] = [
  page(`<h1>Application</h1><form><div class="space-y-2"><div class="inline"><label for="«R1»-fi">Last name</label><span><span aria-hidden="true">*</span><span class="sr-only">required</span></span></div><div class="relative"><input id="«R1»-fi" type="text" aria-label="Last name" name="pd[last]"></div></div>
<div class="space-y-2"><div class="inline"><label for="«R0»-fi">E-mail address</label><span><span aria-hidden="true">*</span><span class="sr-only">required</span></span></div><div class="relative"><input id="«R0»-fi" type="email" name="pd[email]"></div></div>
<div class="space-y-2"><div class="inline"><label for="«R2»-fi">CV</label><span><span aria-hidden="true">*</span><span class="sr-only">required</span></span></div><div><label for="«R2»-fi"><div class="relative"><input type="file" id="«R2»-fi" name="cv[cv]" style="position:absolute;width:0;height:0;opacity:0"></div><div><strong>Click to upload</strong> or drag and drop</div><div>doc, docx, pdf | max. 20.00 MB</div></label></div></div>
<div class="space-y-2"><div class="inline"><label for="«R3»-fi">How did you learn about this job opening?</label><span><span aria-hidden="true">*</span><span class="sr-only">required</span></span></div><div class="relative"><button type="button" role="combobox" aria-controls="radix-1" aria-expanded="false" id="«R3»-fi"><span></span></button><select aria-hidden="true" tabindex="-1" name="finish[source]" style="position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)"><option value=""></option><option value="1">LinkedIn</option><option value="2">Friends</option></select></div></div>
<div class="space-y-2"><div class="inline"><label for="«R4»-fi">Birth date</label></div><div class="relative"><input type="date" id="«R4»-fi" name="pd[b]"></div></div>
<button type="submit">Send application</button></form>`),
  [
    ['Last name', T, 1],
    ['E-mail address', T, 1],
    ['CV', F, 1],
    ['How did you learn about this job opening?', S, 1, ['LinkedIn', 'Friends']],
    ['Birth date', D, 0],
  ],
];
savedOwnShapes['mui'] = [
  page(
    `<h1>Apply</h1><form class="apply"><div class="MuiFormControl-root"><label class="MuiInputLabel-root" for="m1" id="m1-label">Full name<span aria-hidden="true" class="MuiFormLabel-asterisk"> *</span></label><div class="MuiInputBase-root"><input id="m1" name="fullName" required type="text"><fieldset aria-hidden="true"><legend><span>Full name *</span></legend></fieldset></div></div><div class="MuiFormControl-root"><label class="MuiInputLabel-root" for="m2" id="m2-label">Email</label><div class="MuiInputBase-root"><input id="m2" type="email" name="email"><fieldset aria-hidden="true"><legend><span>Email</span></legend></fieldset></div></div><div class="MuiFormControl-root"><label class="MuiInputLabel-root" id="sel-label">Work authorization<span aria-hidden="true"> *</span></label><div class="MuiInputBase-root"><div tabindex="0" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="sel-label sel" id="sel" class="MuiSelect-select"><span class="notranslate">&#8203;</span></div><input aria-invalid="false" name="auth" aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value=""><fieldset aria-hidden="true"><legend><span>Work authorization *</span></legend></fieldset></div></div><div class="MuiFormControl-root"><label for="m4" id="m4-label">Why do you want to join?</label><div><textarea id="m4" name="why" rows="1"></textarea><textarea aria-hidden="true" readonly tabindex="-1"></textarea></div></div><label class="MuiFormControlLabel-root"><span class="MuiCheckbox-root"><input class="PrivateSwitchBase-input" type="checkbox" name="ok" style="opacity:0;position:absolute"></span><span class="MuiTypography-root">I accept the terms and conditions</span></label><div><label for="mf">Resume/CV *</label><input id="mf" type="file" hidden name="cv"><button type="button">Upload file</button></div><button type="submit">Apply</button></form>`,
  ),
  [
    ['Full name', T, 1],
    ['Email', T, 0],
    ['Work authorization', S, 1, []],
    ['Why do you want to join?', A, 0],
    ['I accept the terms and conditions', M, 0, ['Yes']],
    ['Resume/CV', F, 1],
  ],
];
savedOwnShapes['antd'] = [
  page(
    `<h1>Apply for Accountant</h1><form class="ant-form"><div class="ant-form-item"><div class="ant-form-item-label"><label for="name" class="ant-form-item-required" title="Name">Name</label></div><div class="ant-form-item-control"><input class="ant-input" id="name" type="text"></div></div><div class="ant-form-item"><div class="ant-form-item-label"><label for="mail" class="ant-form-item-required" title="Email">Email</label></div><div><input class="ant-input" id="mail" type="text"></div></div><div class="ant-form-item"><div class="ant-form-item-label"><label for="loc" title="Preferred location">Preferred location</label></div><div><div class="ant-select"><div class="ant-select-selector"><span class="ant-select-selection-search"><input type="search" autocomplete="off" role="combobox" aria-haspopup="listbox" aria-owns="loc_list" aria-controls="loc_list" id="loc" readonly unselectable="on"></span><span class="ant-select-selection-placeholder">Select one</span></div></div></div></div><div class="ant-form-item"><div class="ant-form-item-label"><label for="start" title="Start date" class="ant-form-item-required">Start date</label></div><div><div class="ant-picker"><div class="ant-picker-input"><input id="start" readonly placeholder="Select date" size="12" autocomplete="off" value=""></div></div></div></div><div class="ant-form-item"><div class="ant-form-item-label"><label for="cv" class="ant-form-item-required" title="Resume">Resume</label></div><div><span class="ant-upload-wrapper"><div class="ant-upload"><span tabindex="0" class="ant-upload" role="button"><input id="cv" type="file" accept=".pdf" style="display:none"><button type="button"><span>Click to Upload</span></button></span></div></span></div></div><div class="ant-form-item"><div class="ant-form-item-label"><label for="rel" title="Willing to relocate?">Willing to relocate?</label></div><div><div class="ant-radio-group" id="rel"><label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" class="ant-radio-input" value="y"></span><span>Yes</span></label><label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" class="ant-radio-input" value="n"></span><span>No</span></label></div></div></div><button type="submit">Submit</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['Email', T, 1],
    ['Preferred location', S, 0, []],
    ['Start date', D, 1],
    ['Resume', F, 1],
    ['Willing to relocate?', S, 0, ['Yes', 'No']],
  ],
];
savedOwnShapes['bootstrapFloat'] = [
  page(
    `<h1>Careers — Apply</h1><form action="/apply" id="applyForm"><div class="form-floating"><input class="form-control" id="f1" name="f1" placeholder=" " required><label for="f1">First name</label></div><div class="form-floating"><input class="form-control" id="f2" name="f2" placeholder=" "><label for="f2">Email address</label></div><div class="mb-3"><span class="form-label">Have you worked in a warehouse? <span class="text-danger">*</span></span><div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="w" id="w1" value="1"><label class="form-check-label" for="w1">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="w" id="w0" value="0"><label class="form-check-label" for="w0">No</label></div></div><div class="mb-3"><label class="form-label" for="ff">Resume <small class="text-muted">(PDF or Word, max 5 MB)</small></label><input type="file" id="ff" name="ff" class="form-control"></div><div class="form-check"><input type="checkbox" class="form-check-input" id="c1" name="c1"><label class="form-check-label" for="c1">I certify that my answers are true</label></div><div class="form-check"><input type="checkbox" class="form-check-input" id="c2" name="c2"><label class="form-check-label" for="c2">Keep me informed about future jobs</label></div><button>Submit</button></form>`,
  ),
  [
    ['First name', T, 1],
    ['Email address', T, 0],
    ['Have you worked in a warehouse?', S, 1, ['Yes', 'No']],
    ['Resume (PDF or Word, max 5 MB)', F, 0],
    ['I certify that my answers are true', M, 0, ['Yes']],
    ['Keep me informed about future jobs', M, 0, ['Yes']],
  ],
];
savedOwnShapes['aspTable'] = [
  page(
    `<h1>City of Riverton - Employment Application</h1><form id="aspnetForm" action="Apply.aspx"><input type="hidden" name="__VIEWSTATE" value="x"><table><tr><td colspan=4><b>Personal information</b> (fields marked with * are required)</td></tr><tr><td align="right"><span style="color:red">*</span> Last Name:</td><td><input type="text" name="ctl00$main$txtLast" id="ctl00_main_txtLast"></td><td align="right"><span style="color:red">*</span> First Name:</td><td><input type="text" name="ctl00$main$txtFirst" id="ctl00_main_txtFirst"></td></tr><tr><td align="right">E-mail:</td><td colspan="3"><input type="text" name="ctl00$main$txtMail"></td></tr><tr><td>Are you a veteran?</td><td colspan=3><table><tr><td><input type="radio" name="ctl00$main$vet" id="vet_0" value="Y"><label for="vet_0">Yes</label></td><td><input type="radio" name="ctl00$main$vet" id="vet_1" value="N"><label for="vet_1">No</label></td></tr></table></td></tr><tr><td>State:</td><td><select name="ctl00$main$ddlState"><option value="-1">Select a state</option><option>Ohio</option><option>Iowa</option></select></td><td>Zip:</td><td><input name="ctl00$main$zip"></td></tr><tr><td>Resume:</td><td><input type="file" name="ctl00$main$file"></td></tr></table><input type="submit" value="Submit Application"></form>`,
  ),
  [
    ['Last Name', T, 1],
    ['First Name', T, 1],
    ['E-mail', T, 0],
    ['Are you a veteran?', S, 0, ['Yes', 'No']],
    ['State', S, 0, ['Ohio', 'Iowa']],
    ['Zip', T, 0],
    ['Resume', F, 0],
  ],
];
savedOwnShapes['dl'] = [
  page(
    `<h1>Bewerben / Apply</h1><form class="application"><dl><dt><label for="a1">Given name *</label></dt><dd><input id="a1" name="a1"></dd><dt><label for="a2">Email *</label></dt><dd><input id="a2" name="a2"></dd><dt>Notice period</dt><dd><select name="np"><option value="">Please select...</option><option>1 month</option><option>3 months</option></select></dd><dt>Documents</dt><dd><input type="file" name="doc"></dd></dl><button>Send application</button></form>`,
  ),
  [
    ['Given name', T, 1],
    ['Email', T, 1],
    ['Notice period', S, 0, ['1 month', '3 months']],
    ['Documents', F, 0],
  ],
];
savedOwnShapes['phoneSplit'] = [
  page(
    `<h1>Apply now</h1><form class="app-form"><div><label for="n">Full Name<sup>*</sup></label><input id="n" name="n"></div><div><label for="e">Email<sup>*</sup></label><input id="e" name="e"></div><div class="phone"><label for="ph">Mobile number<sup>*</sup></label><div class="PhoneInput"><div class="PhoneInputCountry"><select aria-label="Phone number country" class="PhoneInputCountrySelect"><option value="US">United States</option><option value="CA">Canada</option></select></div><input type="tel" id="ph" name="ph" class="PhoneInputInput"></div></div><div role="radiogroup" aria-labelledby="rgl"><div id="rgl">Are you over 18? <span aria-hidden="true">*</span></div><button type="button" role="radio" aria-checked="false" value="yes" id="r1"></button><label for="r1">Yes</label><button type="button" role="radio" aria-checked="false" value="no" id="r2"></button><label for="r2">No</label></div><div><p>Resume<span class="star">*</span></p><div class="dropzone"><input type="file" name="resume" style="display:none"><p>Drop your file here or <a>browse</a></p></div></div><div><label for="cal">Earliest start date</label><input id="cal" name="cal" placeholder="MM/DD/YYYY" class="hasDatepicker"></div><button>Apply</button></form>`,
  ),
  [
    ['Full Name', T, 1],
    ['Email', T, 1],
    ['Mobile number', T, 1],
    ['Are you over 18?', S, 1, ['Yes', 'No']],
    ['Resume', F, 1],
    ['Earliest start date', D, 0],
  ],
];
savedOwnShapes['optionalMarked'] = [
  page(
    `<h1>Application form</h1><p>All fields are required unless marked optional.</p><form class="careers-apply"><div><label for="n">Full name</label><input id="n" name="n"></div><div><label for="e">Email</label><input id="e" name="e" type="email"></div><div><label for="l">LinkedIn <span>(optional)</span></label><input id="l" name="l"></div><div><label for="r">Resume</label><input id="r" type="file" name="r"></div><button>Send application</button></form>`,
  ),
  [
    ['Full name', T, 1],
    ['Email', T, 1],
    ['LinkedIn', T, 0],
    ['Resume', F, 1],
  ],
];
savedOwnShapes['select2'] = [
  page(
    `<h1>Apply</h1><form class="job-application"><div><label for="nm">Name <abbr title="required">*</abbr></label><input id="nm" name="nm"></div><div><label for="em">Email <abbr title="required">*</abbr></label><input id="em" name="em"></div><div><label for="st">State</label><select id="st" name="st" class="select2-hidden-accessible" tabindex="-1" aria-hidden="true"><option></option><option value="OH">Ohio</option><option value="IA">Iowa</option></select><span class="select2 select2-container"><span class="selection"><span class="select2-selection" role="combobox" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-labelledby="select2-st-container"><span id="select2-st-container" role="textbox" aria-readonly="true" title="Select a state"><span class="select2-selection__placeholder">Select a state</span></span></span></span></span></div><div><label>Skills</label><select name="sk[]" multiple style="display:none" class="chosen"><option>Excel</option><option>Word</option></select><div class="chosen-container chosen-container-multi"><ul class="chosen-choices"><li class="search-field"><input type="text" value="Select Some Options" class="chosen-search-input"></li></ul></div></div><div><label for="up">Resume</label><input id="up" type="file" name="up"></div><button>Submit</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['Email', T, 1],
    ['State', S, 0, ['Ohio', 'Iowa']],
    ['Skills', M, 0, ['Excel', 'Word']],
    ['Resume', F, 0],
  ],
];
savedOwnShapes['other'] = [
  page(
    `<h1>Job application</h1><form class="application"><fieldset><legend>How did you hear about us? *</legend><label><input type="checkbox" name="src" value="a"> Friend</label><label><input type="checkbox" name="src" value="b"> Job board</label><label><input type="checkbox" name="src" value="o"> Other</label><input type="text" name="src_other" placeholder="Please specify"></fieldset><div class="q"><div class="q-title">Rate your Excel skills <span class="req">(required)</span></div><div class="scale"><label><span>1</span><input type="radio" name="ex" value="1"></label><label><span>2</span><input type="radio" name="ex" value="2"></label></div></div><div class="q"><label for="sal">Desired salary (USD) *</label><div class="input-group"><span class="prefix">$</span><input id="sal" type="number" name="sal"></div><small class="help">Annual, before tax</small></div><div class="q"><label for="email">Email *</label><input id="email" name="email"><span class="error-message" style="display:none">This field is required</span></div><div class="q"><label for="cv">CV *</label><input id="cv" type="file" name="cv"></div><button>Apply</button></form>`,
  ),
  [
    ['How did you hear about us?', M, 1, ['Friend', 'Job board', 'Other']],
    ['Please specify', T, 0],
    ['Rate your Excel skills', S, 1, ['1', '2']],
    ['Desired salary (USD)', N, 1],
    ['Email', T, 1],
    ['CV', F, 1],
  ],
];

savedOwnShapes['plainButtons'] = [
  page(
    `<div class="ashby-application-form-container"><div class="ashby-application-form-autofill-uploader"><h4>Autofill from resume</h4><p>Upload your resume here to autofill key application fields.</p><input type="file" tabindex="-1" id="autofill"></div><div class="_section_1"><div class="_fieldEntry_x ashby-application-form-field-entry" data-field-path="_systemfield_name"><label class="_heading_1 _required_101oc ashby-application-form-question-title" for="_systemfield_name">Name</label><input placeholder="Type here..." name="_systemfield_name" required type="text" id="_systemfield_name"></div><div class="ashby-application-form-field-entry" data-field-path="_systemfield_email"><label class="_required_1 ashby-application-form-question-title" for="_systemfield_email">Email</label><input placeholder="hello@example.com..." name="_systemfield_email" type="email" id="_systemfield_email"></div><div class="ashby-application-form-field-entry" data-field-path="_systemfield_resume"><label class="_required_1 ashby-application-form-question-title" for="_systemfield_resume">Resume</label><div><input type="file" id="_systemfield_resume" tabindex="-1"><button type="button">Upload File</button><p>or drag and drop here</p></div></div><div class="ashby-application-form-field-entry" data-field-path="a1"><label class="_required_1 ashby-application-form-question-title" for="a1">Are you authorized to work in the US?</label><div class="_yesno_1"><button type="button" class="_option_1">Yes</button><button type="button" class="_option_1">No</button><input type="checkbox" tabindex="-1" name="a1" style="opacity:0;position:absolute"></div></div><fieldset class="ashby-application-form-field-entry" data-field-path="a2"><label class="ashby-application-form-question-title" for="a2">What is your gender?</label><div><span><input type="radio" name="a2" id="a2-1"></span><label for="a2-1">Female</label></div><div><span><input type="radio" name="a2" id="a2-2"></span><label for="a2-2">Male</label></div></fieldset><div class="ashby-application-form-field-entry" data-field-path="a3"><label class="ashby-application-form-question-title" for="a3">Location</label><div><input placeholder="Start typing..." role="combobox" aria-expanded="false" autocomplete="off" id="a3"><button type="button" aria-label="toggle"></button></div></div></div><button type="button" class="ashby-application-form-submit-button"><span>Submit Application</span></button></div>`,
  ),
  [
    ['Name', T, 1],
    ['Email', T, 1],
    ['Resume', F, 1],
    ['Are you authorized to work in the US?', S, 1, ['Yes', 'No']],
    ['What is your gender?', S, 0, ['Female', 'Male']],
    ['Location', S, 0, []],
  ],
];
savedOwnShapes['table from head to foot'] = [
  page(`<form action="./Apply.aspx" id="aspnetForm"><div id="hdr"><input name="ctl00$txtSearch" value="Search this site"><input type="submit" value="Go"></div><h1>Online Employment Application</h1><table>
<tr><td><font color="red">*</font>City:</td><td><input name="ctl00$cph$txtCity"> &nbsp; State: <select name="ctl00$cph$ddlState"><option value="">--</option><option>MA</option><option>NH</option></select> &nbsp; Zip: <input name="ctl00$cph$txtZip"></td></tr>
<tr><td>Type of work desired:</td><td><table><tr><td><input id="c0" type="checkbox" name="ctl00$cph$cblType$0"><label for="c0">Full time</label></td></tr><tr><td><input id="c1" type="checkbox" name="ctl00$cph$cblType$1"><label for="c1">Part time</label></td></tr></table></td></tr>
<tr><td colspan="2"><b>Employment History</b></td></tr><tr><td colspan="2"><table border="1"><tr><th>Employer</th><th>Job Title</th></tr><tr><td><input name="ctl00$cph$gv$ctl02$emp"></td><td><input name="ctl00$cph$gv$ctl02$title"></td></tr></table></td></tr>
<tr><td>Attach Resume:</td><td><input type="file" name="ctl00$cph$fuResume"></td></tr></table><input type="submit" value="Submit Application"><div id="ftr">Sign up for alerts: <input name="ctl00$txtAlert"> <input type="submit" value="Sign Up"></div></form>`),
  [
    ['City', T, 1],
    ['State', S, 0, ['MA', 'NH']],
    ['Zip', T, 0],
    ['Type of work desired', M, 0, ['Full time', 'Part time']],
    ['Employer', T, 0],
    ['Job Title', T, 0],
    ['Attach Resume', F, 0],
  ],
];
savedOwnShapes['grid, hints and helping buttons'] = [
  page(`<h1>Job application</h1><form class="application"><button type="button" aria-haspopup="true">Import resume from</button><div><label for="n">Full name *</label><input id="n" name="n"></div>
<div><label for="p">Phone number *</label><div><button type="button" aria-haspopup="listbox" aria-label="Choose country code" aria-expanded="false"><span>+31</span></button><input type="tel" id="p" name="p" required></div></div>
<div><div class="lab">Resume<span>*</span></div><div><button type="button"><span>Choose file</span></button><input type="file" aria-label="file-input" style="display:none"><span>No file selected</span></div></div>
<div><div class="label"><span>Which stores would suit you?</span><span class="hint">Select as many as you like</span></div><div><label><input type="checkbox" name="s[]" value="1"> Soho</label><label><input type="checkbox" name="s[]" value="2"> Camden</label></div></div>
<div><label id="l8">Rate your skills</label><table aria-labelledby="l8"><tr><th></th><th><label id="k0">Low</label></th><th><label id="k1">High</label></th></tr><tr><th><label id="r0">Excel</label></th><td><input type="radio" name="q8[0]" value="1" aria-labelledby="k0 r0"></td><td><input type="radio" name="q8[0]" value="2" aria-labelledby="k1 r0"></td></tr><tr><th><label id="r1">Writing</label></th><td><input type="radio" name="q8[1]" value="1" aria-labelledby="k0 r1"></td><td><input type="radio" name="q8[1]" value="2" aria-labelledby="k1 r1"></td></tr></table></div><button>Submit application</button></form>`),
  [
    ['Full name', T, 1],
    ['Phone number', T, 1],
    ['Resume', F, 1],
    ['Which stores would suit you?', M, 0, ['Soho', 'Camden']],
    ['Excel', S, 0, ['Low', 'High']],
    ['Writing', S, 0, ['Low', 'High']],
  ],
];

savedOwnShapes['autofill, language and a described list'] = [
  page(`<form id="ftl"><div class="metanav"><label for="lg">Language</label><select id="lg" name="lang"><option>English</option><option>French</option></select></div><h1>Apply now</h1>
<div class="css-d"><p>Autofill your application</p><p>Drop your resume to fill the form</p><input type="file" style="display:none" tabindex="-1"></div>
<div><label>Resume<span aria-hidden="true">*</span></label><div><button type="button" aria-haspopup="true">Add Resume</button><ul style="display:none"><li><label>Upload File<input type="file" name="file-resume"></label></li><li>Dropbox</li></ul></div></div>
<div><div><p>Portfolio</p></div><div><button type="button">Drop or select</button><span>(.pdf, .docx up to 10 MB)</span><input type="file" name="pf" style="display:none"></div></div>
<fieldset><div class="field"><label for="days-1"><span>Which days can you work?</span></label><legend class="hs-field-desc" style="display:block">Tick all that fit.</legend><div><ul role="checkbox"><li role="checkbox"><label for="d0"><input id="d0" type="checkbox" name="days" value="Mon"><span>Mon</span></label></li><li role="checkbox"><label for="d1"><input id="d1" type="checkbox" name="days" value="Tue"><span>Tue</span></label></li></ul></div></div></fieldset><button>Send application</button></form>`),
  [
    ['Resume', F, 1],
    ['Portfolio', F, 0],
    ['Which days can you work?', M, 0, ['Mon', 'Tue']],
  ],
];
