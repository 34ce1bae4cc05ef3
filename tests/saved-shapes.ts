const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Careers</title>${head}</head><body>${body}</body></html>`;
const T = 'Text';
const A = 'TextArea';
const S = 'SingleChoice';
const M = 'MultiChoice';
const F = 'File';
const D = 'Calendar';
const N = 'Number';

/** Label, type, whether it must be answered, and the choices. */
export type AskedShape = [string, string, 0 | 1, string[]?];

/** Forms in the markup that real career sites use, each with what a person would say is asked. */
export const savedShapes: Record<string, [html: string, asked: AskedShape[]]> = {};
savedShapes['breezy'] = [
  page(
    `<h1>Apply to FX Artist</h1><form name="form" ng-submit="submit()"><ul>
<li class="question"><div><h3><span>Full Name</span><span title="Required" class="required">*</span></h3><input name="cName" type="text" placeholder="Your name" ng-required="true" required></div></li>
<li class="question"><div><h3><span>Email</span><span title="Required" class="required">*</span></h3><input name="cEmail" type="email" required></div></li>
<li class="question"><div><h3><span>What is your focus?</span><span title="Required" ng-show="question.required" class="ng-hide required">*</span></h3><input name="q1" ng-required="" class="ng-pristine"><div class="error-container ng-hide"><span class="error ng-hide">A response is required</span></div></div></li>
<li class="question"><div class="dropdown"><h3><span>Are you comfortable working hybrid?</span><span title="Required" class="ng-hide required">*</span></h3><div class="dropdown-container"><div class="select-wrapper"><select name="q2" ng-required=""><option value="? undefined:undefined ?"></option><option value="Yes">Yes</option><option value="No (prefer fully remote)">No (prefer fully remote)</option></select></div></div></div></li>
<li class="question"><div class="multiplechoice"><h3><span>Do you have the right to work in the USA?</span><span title="Required" class="required">*</span></h3><ul class="options"><li class="option"><label><input type="radio" value="Yes" name="q4" required><span>Yes</span></label></li><li class="option"><label><input type="radio" value="No" name="q4" required><span>No</span></label></li></ul></div></li>
<li class="question"><div><h3><span>Attach Showreel:</span><span class="ng-hide required">*</span></h3><div class="file-input-container"><a href="" class="placeholder"><span>Upload File</span></a><input id="qf-167" name="q7" style="display:none" type="file"><div class="error-container ng-hide"><span class="error">The file attachment is limited to 50MB</span></div></div></div></li>
</ul><button>Submit Application</button></form>`,
    '<style>.ng-hide{display:none!important}</style>',
  ),
  [
    ['Full Name', T, 1],
    ['Email', T, 1],
    ['What is your focus?', T, 0],
    ['Are you comfortable working hybrid?', S, 0, ['Yes', 'No (prefer fully remote)']],
    ['Do you have the right to work in the USA?', S, 1, ['Yes', 'No']],
    ['Attach Showreel', F, 0],
  ],
];

savedShapes['workable'] = [
  page(`<form data-ui="application-form"><div class="x"><label class="a"><span class="b"><span class="c"><strong>*</strong></span><span><span id="firstname_label"><strong>First name</strong></span></span></span><div><div><input aria-required="true" id="firstname" name="firstname" aria-labelledby="firstname_label" required type="text"></div></div></label></div>
<div class="x"><label class="a"><span class="b"><span class="c"><strong>*</strong></span><span><span id="email_label"><strong>Email</strong></span></span></span><div><div><input id="email" name="email" aria-labelledby="email_label" type="email"></div></div></label></div>
<div class="x"><label class="a"><span class="b"><span><span id="headline_label"><strong>Headline</strong></span></span><span class="opt">(Optional)</span></span><div><input name="headline" aria-labelledby="headline_label"></div></label></div>
<div class="x"><div class="y"><div class="z"><span class="b"><span class="c"><strong>*</strong></span><span><span id="gX_label"><strong>Do you prefer part-time?</strong></span></span></span><fieldset role="radiogroup" data-ui="CA_1" aria-labelledby="gX_label"><label role="presentation"><div aria-labelledby="gX_label rl_1" id="wrapper_1" role="radio" aria-checked="false" aria-required="false" tabindex="-1"><input aria-required="false" id="Z1" tabindex="-1" aria-hidden="true" type="radio" name="CA_1" value="1"><svg aria-hidden="true"><desc>SVGs not supported by this browser.</desc></svg></div><span id="rl_1">Part-time: 10 hours</span></label><label role="presentation"><div aria-labelledby="gX_label rl_2" id="wrapper_2" role="radio" aria-checked="false" aria-required="false" tabindex="-1"><input id="Z2" tabindex="-1" aria-hidden="true" type="radio" name="CA_1" value="2"></div><span id="rl_2">Full-time</span></label></fieldset></div></div></div>
<div class="x"><span class="b"><span class="c"><strong>*</strong></span><span><span id="resume_label"><strong>Resume</strong></span></span></span><div data-role="dropzone"><label><span>Upload a file or drag and drop here</span><input type="file" data-ui="resume" id="input_files_input_k2j3h4kjh" aria-labelledby="resume_label"></label></div></div>
<button type="submit">Submit application</button></form>`),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['Headline', T, 0],
    ['Do you prefer part-time?', S, 1, ['Part-time: 10 hours', 'Full-time']],
    ['Resume', F, 1],
  ],
];
savedShapes['radix'] = [
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
savedShapes['gravity'] = [
  page(`<h1>Employment Application</h1><div class="gform_wrapper"><form method="post" enctype="multipart/form-data" id="gform_4" action="/careers/"><ul class="gform_fields">
<li id="field_4_1" class="gfield gfield_contains_required"><label class="gfield_label" for="input_4_1_3">Name<span class="gfield_required">*</span></label><div class="ginput_complex"><span class="name_first"><input type="text" name="input_1.3" id="input_4_1_3" aria-required="true"><label for="input_4_1_3">First</label></span><span class="name_last"><input type="text" name="input_1.6" id="input_4_1_6" aria-required="true"><label for="input_4_1_6">Last</label></span></div></li>
<li class="gfield gfield_contains_required"><label class="gfield_label" for="input_4_2">Email<span class="gfield_required">(Required)</span></label><div class="ginput_container"><input name="input_2" id="input_4_2" type="email"></div></li>
<li class="gfield"><label class="gfield_label">Which days can you work?</label><div class="ginput_container_checkbox"><ul class="gfield_checkbox"><li><input name="input_5.1" type="checkbox" value="Mon" id="choice_5_1"><label for="choice_5_1">Monday</label></li><li><input name="input_5.2" type="checkbox" value="Tue" id="choice_5_2"><label for="choice_5_2">Tuesday</label></li></ul></div></li>
<li class="gfield gfield_contains_required"><label class="gfield_label">Are you at least 18?<span class="gfield_required">*</span></label><div class="ginput_container_radio"><ul class="gfield_radio"><li><input name="input_6" type="radio" value="Yes" id="choice_6_0"><label for="choice_6_0">Yes</label></li><li><input name="input_6" type="radio" value="No" id="choice_6_1"><label for="choice_6_1">No</label></li></ul></div></li>
<li class="gfield"><label class="gfield_label" for="input_4_7">Upload your resume</label><div class="ginput_container_fileupload"><input type="hidden" name="MAX_FILE_SIZE"><input name="input_7" id="input_4_7" type="file"><span class="gform_fileupload_rules">Accepted file types: pdf, doc.</span></div></li>
<li class="gfield gform_validation_container"><label class="gfield_label" for="input_4_9">Phone</label><div class="ginput_container"><input name="input_9" id="input_4_9" type="text" autocomplete="off"></div><div class="gfield_description">This field is for validation purposes and should be left unchanged.</div></li>
</ul><input type="submit" value="Submit"></form></div>`),
  [
    ['First', T, 1],
    ['Last', T, 1],
    ['Email', T, 1],
    ['Which days can you work?', M, 0, ['Monday', 'Tuesday']],
    ['Are you at least 18?', S, 1, ['Yes', 'No']],
    ['Upload your resume', F, 0],
  ],
];
savedShapes['cf7'] = [
  page(
    `<h1>Join our team</h1><p>Apply now for open roles.</p><form class="wpcf7-form" action="/jobs/#wpcf7-f12" enctype="multipart/form-data"><p>Your Name (required)<br><span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" type="text" name="your-name"></span></p><p>Your Email (required)<br><span class="wpcf7-form-control-wrap"><input class="wpcf7-validates-as-required" type="email" name="your-email"></span></p><p>Position<br><span class="wpcf7-form-control-wrap"><select name="position"><option value="">—Please choose an option—</option><option value="Driver">Driver</option><option value="Clerk">Clerk</option></select></span></p><p>Your licence<br><span class="wpcf7-form-control-wrap"><span class="wpcf7-form-control wpcf7-radio"><span class="wpcf7-list-item first"><label><input type="radio" name="lic" value="A"><span class="wpcf7-list-item-label">Class A</span></label></span><span class="wpcf7-list-item"><label><input type="radio" name="lic" value="B"><span class="wpcf7-list-item-label">Class B</span></label></span></span></span></p><p>Attach your resume<br><span class="wpcf7-form-control-wrap"><input type="file" name="resume"></span></p><p>Cover message<br><span class="wpcf7-form-control-wrap"><textarea name="msg"></textarea></span></p><p><span class="wpcf7-form-control-wrap"><span class="wpcf7-acceptance"><span class="wpcf7-list-item"><label><input type="checkbox" name="acc" value="1"><span class="wpcf7-list-item-label">I agree to the privacy policy</span></label></span></span></span></p><p><input type="submit" value="Send"></p></form>`,
  ),
  [
    ['Your Name', T, 1],
    ['Your Email', T, 1],
    ['Position', S, 0, ['Driver', 'Clerk']],
    ['Your licence', S, 0, ['Class A', 'Class B']],
    ['Attach your resume', F, 0],
    ['Cover message', A, 0],
    ['I agree to the privacy policy', M, 0, ['Yes']],
  ],
];
savedShapes['wpforms'] = [
  page(
    `<h2>Job Application Form</h2><form class="wpforms-form" action="/apply"><div class="wpforms-field-container"><div class="wpforms-field wpforms-field-name"><fieldset><legend class="wpforms-field-label">Name <span class="wpforms-required-label" aria-hidden="true">*</span></legend><div class="wpforms-field-row"><div class="wpforms-field-row-block"><input type="text" id="wf_0" class="wpforms-field-name-first wpforms-field-required" name="wpforms[fields][0][first]" aria-errormessage="x" required><label for="wf_0" class="wpforms-field-sublabel after">First</label></div><div class="wpforms-field-row-block"><input type="text" id="wf_0l" name="wpforms[fields][0][last]" required><label for="wf_0l" class="wpforms-field-sublabel after">Last</label></div></div></fieldset></div><div class="wpforms-field wpforms-field-email"><label class="wpforms-field-label" for="wf_1">Email <span class="wpforms-required-label" aria-hidden="true">*</span></label><input type="email" id="wf_1" name="wpforms[fields][1]" required></div><div class="wpforms-field wpforms-field-checkbox"><fieldset><legend class="wpforms-field-label">Shifts available <span class="wpforms-required-label" aria-hidden="true">*</span></legend><ul id="wf_3" class="wpforms-field-required"><li><input type="checkbox" id="wf_3_1" name="wpforms[fields][3][]" value="Day"><label class="wpforms-field-label-inline" for="wf_3_1">Day</label></li><li><input type="checkbox" id="wf_3_2" name="wpforms[fields][3][]" value="Night"><label class="wpforms-field-label-inline" for="wf_3_2">Night</label></li></ul></fieldset></div><div class="wpforms-field wpforms-field-file-upload"><label class="wpforms-field-label" for="wf_4">Resume <span class="wpforms-required-label">*</span></label><input type="file" id="wf_4" name="wpforms_4" required></div></div><div class="wpforms-field wpforms-field-hp"><label for="wf-hp" class="wpforms-field-label">Message</label><input type="text" name="wpforms[hp]" id="wf-hp" class="wpforms-field-medium"></div><button type="submit">Submit Application</button></form>`,
  ),
  [
    ['First', T, 1],
    ['Last', T, 1],
    ['Email', T, 1],
    ['Shifts available', M, 1, ['Day', 'Night']],
    ['Resume', F, 1],
  ],
];
savedShapes['jotform'] = [
  page(
    `<form class="jotform-form" action="https://submit.jotform.com/submit/1/"><ul class="form-section"><li class="form-input-wide"><h1 class="form-header">Job Application Form</h1></li><li class="form-line jf-required" data-type="control_fullname"><label class="form-label" for="first_3">Full Name<span class="form-required">*</span></label><div class="form-input"><div data-wrapper-react="true"><span class="form-sub-label-container"><input type="text" id="first_3" name="q3_fullName[first]" class="form-textbox validate[required]"><label class="form-sub-label" for="first_3">First Name</label></span><span class="form-sub-label-container"><input type="text" id="last_3" name="q3_fullName[last]" class="form-textbox validate[required]"><label class="form-sub-label" for="last_3">Last Name</label></span></div></div></li><li class="form-line jf-required"><label class="form-label" for="input_4">E-mail<span class="form-required">*</span></label><div class="form-input"><span class="form-sub-label-container"><input type="email" id="input_4" name="q4_email" class="validate[required, Email]"><label class="form-sub-label" for="input_4">example@example.com</label></span></div></li><li class="form-line" data-type="control_radio"><label class="form-label" for="input_5">Desired employment</label><div class="form-input"><div class="form-single-column" role="group"><span class="form-radio-item"><input type="radio" class="form-radio" id="input_5_0" name="q5" value="Full time"><label for="input_5_0">Full time</label></span><span class="form-radio-item"><input type="radio" class="form-radio" id="input_5_1" name="q5" value="Part time"><label for="input_5_1">Part time</label></span></div></div></li><li class="form-line jf-required"><label class="form-label" for="input_6">Upload Resume<span class="form-required">*</span></label><div class="form-input"><input type="file" id="input_6" name="q6" class="form-upload"><div>Drag and drop files here</div></div></li></ul><li style="display:none">Should be Empty: <input type="text" name="website"></li><button type="submit">Apply</button></form>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['E-mail', T, 1],
    ['Desired employment', S, 0, ['Full time', 'Part time']],
    ['Upload Resume', F, 1],
  ],
];
savedShapes['google'] = [
  page(
    `<div role="heading" aria-level="1">Job Application</div><form action="https://docs.google.com/forms/d/e/x/formResponse"><div role="list"><div role="listitem"><div><div><div role="heading" aria-level="3"><span>Full name</span><span aria-label="Required question"> *</span></div></div><div><input type="text" aria-labelledby="i1" jsname="x" id="gi1"></div></div></div><div role="listitem"><div><div role="heading" aria-level="3"><span>Email address</span><span aria-label="Required question"> *</span></div><div><input type="email"></div></div></div><div role="listitem"><div><div role="heading" aria-level="3"><span>Preferred shift</span></div><div role="radiogroup"><div role="presentation"><label><div role="radio" aria-label="Morning" data-value="Morning" aria-checked="false" tabindex="0"></div><div><span>Morning</span></div></label><label><div role="radio" aria-label="Night" data-value="Night" aria-checked="false" tabindex="0"></div><div><span>Night</span></div></label></div></div><input type="hidden" name="entry.12"></div></div><div role="listitem"><div><div role="heading" aria-level="3"><span>Resume link</span></div><textarea></textarea></div></div></div><div role="button">Submit</div></form>`,
  ),
  [
    ['Full name', T, 1],
    ['Email address', T, 1],
    ['Preferred shift', S, 0, ['Morning', 'Night']],
    ['Resume link', A, 0],
  ],
];
savedShapes['hubspot'] = [
  page(
    `<h1>Apply: Technician</h1><form class="hs-form"><fieldset class="form-columns-2"><div class="hs_firstname hs-form-field"><label for="fn"><span>First name</span><span class="hs-form-required">*</span></label><legend class="hs-field-desc" style="display:none"></legend><div class="input"><input id="fn" name="firstname" required type="text"></div></div><div class="hs-form-field"><label for="ln"><span>Last name</span></label><div class="input"><input id="ln" name="lastname"></div></div></fieldset><fieldset class="form-columns-1"><div class="hs-form-field"><label for="em"><span>Email</span><span class="hs-form-required">*</span></label><div class="input"><input id="em" name="email" type="email" required></div></div></fieldset><fieldset class="form-columns-1"><div class="hs-form-field"><label><span>Do you have a valid driver's license?</span><span class="hs-form-required">*</span></label><div class="input"><ul role="checkbox" class="inputs-list"><li class="hs-form-radio"><label><input type="radio" name="dl" value="true"><span>Yes</span></label></li><li class="hs-form-radio"><label><input type="radio" name="dl" value="false"><span>No</span></label></li></ul></div></div></fieldset><fieldset><div class="hs-form-field"><label for="res"><span>Resume</span></label><div class="input"><input id="res" type="file" name="resume"></div></div></fieldset><input type="submit" value="Submit application"></form>`,
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 0],
    ['Email', T, 1],
    ["Do you have a valid driver's license?", S, 1, ['Yes', 'No']],
    ['Resume', F, 0],
  ],
];
savedShapes['drupal'] = [
  page(
    `<h1>Apply online</h1><form class="webform-submission-form" action="/apply"><div class="js-form-item form-item"><label for="edit-name" class="js-form-required form-required">Your name</label><input type="text" id="edit-name" name="name" class="form-text required" required></div><div class="form-item"><label for="edit-mail" class="js-form-required form-required">Email</label><input type="email" id="edit-mail" name="mail"></div><fieldset class="fieldgroup form-composite required js-webform-type-radios" id="edit-w--wrapper"><legend><span class="fieldset-legend js-form-required form-required">Work permit held?</span></legend><div class="fieldset-wrapper"><div class="form-radios"><div class="form-item"><input type="radio" id="edit-w-yes" name="w" value="yes"><label for="edit-w-yes" class="option">Yes</label></div><div class="form-item"><input type="radio" id="edit-w-no" name="w" value="no"><label for="edit-w-no" class="option">No</label></div></div></div></fieldset><div class="form-item form-type-managed-file"><label for="edit-cv">CV</label><div><input type="file" id="edit-cv" name="files[cv]"><input type="submit" value="Upload"><div class="description">One file only. 2 MB limit.</div></div></div><div class="form-item form-no-label"><label for="edit-url" >Leave this field blank</label><input type="text" name="url" id="edit-url"></div><input type="submit" value="Apply"></form>`,
  ),
  [
    ['Your name', T, 1],
    ['Email', T, 1],
    ['Work permit held?', S, 1, ['Yes', 'No']],
    ['CV', F, 0],
  ],
];
savedShapes['mui'] = [
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
savedShapes['antd'] = [
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
savedShapes['bootstrapFloat'] = [
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
savedShapes['legacyGh'] = [
  page(
    `<div id="app_body"><h1 class="app-title">Engineer</h1><form id="application_form" action="https://boards.greenhouse.io/acme/jobs/1"><div id="main_fields"><div class="field"><label for="first_name">First Name <span class="asterisk">*</span></label><input type="text" id="first_name" name="job_application[first_name]" maxlength="255" aria-required="true"></div><div class="field"><label for="email">Email <span class="asterisk">*</span></label><input type="text" id="email" name="job_application[email]" aria-required="true"></div><div class="field"><fieldset id="resume_fieldset" data-required="true" aria-describedby="resume-allowable-file-types"><legend id="resume">Resume/CV <span class="asterisk">*</span></legend><div class="attach-or-paste"><div class="link-container"><button type="button" data-source="attach">Attach</button> <button type="button" data-source="dropbox">Dropbox</button> <button type="button" data-source="paste">or enter manually</button></div><label class="visually-hidden" for="resume_file">Attach</label><input type="file" id="resume_file" name="file" class="visually-hidden"><textarea id="resume_text" name="job_application[resume_text]" style="display:none" aria-label="Resume text"></textarea></div></fieldset></div></div><div id="custom_fields"><div class="field"><label>LinkedIn Profile<br><input type="hidden" name="job_application[answers_attributes][0][question_id]" value="1"><input type="text" name="job_application[answers_attributes][0][text_value]" id="job_application_answers_attributes_0_text_value" aria-required="false"></label></div><div class="field"><label>Are you legally authorized to work in the United States? <span class="asterisk">*</span><br><input type="hidden" name="job_application[answers_attributes][1][question_id]"><select name="job_application[answers_attributes][1][boolean_value]" id="b1" aria-required="true"><option value="">--</option><option value="1">Yes</option><option value="0">No</option></select></label></div></div><input type="button" value="Submit Application" id="submit_app"></form></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Email', T, 1],
    ['Resume/CV', F, 1],
    ['LinkedIn Profile', T, 0],
    ['Are you legally authorized to work in the United States?', S, 1, ['Yes', 'No']],
  ],
];
savedShapes['ghNew'] = [
  page(
    `<form id="application-form" class="application--form"><div class="application--questions"><div class="text-input-wrapper"><div class="input-wrapper"><label id="first_name-label" for="first_name" class="label">First Name<span aria-hidden="true">*</span></label><input id="first_name" class="input" aria-label="First Name" aria-describedby="first_name-error" aria-required="true" type="text"></div></div><div class="input-wrapper"><label for="email" id="email-label">Email<span aria-hidden="true">*</span></label><input id="email" aria-label="Email" aria-required="true" type="text"></div><div class="field-wrapper"><div class="phone-input"><div class="phone-input__country"><div class="select"><div class="select__container"><label id="country-label" for="country" class="label select__label">Country</label><div class="select-shell"><div><div class="select__control"><div class="select__value-container"><div class="select__placeholder">Select...</div><div class="select__input-container"><input class="select__input" autocapitalize="none" id="country" type="text" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" role="combobox" aria-labelledby="country-label"></div></div></div></div><input required tabindex="-1" aria-hidden="true" class="remix-css-1" value=""></div></div></div></div><div class="phone-input__phone"><div class="input-wrapper"><label for="phone">Phone<span aria-hidden="true">*</span></label><div class="iti"><div class="iti__country-container"><button type="button" class="iti__selected-country" role="combobox" aria-haspopup="dialog"></button><div class="iti__dropdown-content"><input type="search" class="iti__search-input" placeholder="Search" role="combobox"><ul role="listbox" class="iti__country-list"><li role="option">Albania</li></ul></div></div><input id="phone" type="tel" class="iti__tel-input" aria-required="true"></div></div></div></div></div><div class="field-wrapper"><div class="file-upload" role="group" aria-labelledby="upload-label-resume" data-allow-s3="true" aria-required="true"><div id="upload-label-resume" class="label upload-label">Resume/CV<span class="required">*</span></div><div class="file-upload__wrapper"><div class="button-container"><div class="secondary-button"><button type="button" class="btn btn--pill">Attach</button><div><label class="visually-hidden" for="resume">Attach</label><input id="resume" class="visually-hidden" type="file" accept=".pdf"></div></div><button type="button">Dropbox</button></div><p class="label" id="accepted-filetypes">Accepted file types: pdf</p></div></div></div><div class="field-wrapper"><div class="select"><label id="question_77-label" for="question_77" class="label select__label">Do you require sponsorship?<span aria-hidden="true">*</span></label><div class="select-shell"><div class="select__control"><div class="select__input-container"><input id="question_77" type="text" role="combobox" aria-labelledby="question_77-label" aria-required="true" class="select__input"></div></div><input required tabindex="-1" aria-hidden="true" value=""></div></div></div><div class="field-wrapper"><fieldset class="checkbox" id="question_88[]" aria-describedby="question_88[]-description"><legend class="checkbox__legend label">Which tools do you use?<span>*</span></legend><div class="checkbox__description" id="question_88[]-description">Select all that apply</div><div class="checkbox__wrapper"><div class="checkbox__input"><input type="checkbox" id="question_88[]_1" name="question_88[]" value="1" required set="question_88[]"></div><label for="question_88[]_1">Excel</label></div><div class="checkbox__wrapper"><div class="checkbox__input"><input type="checkbox" id="question_88[]_2" name="question_88[]" value="2"></div><label for="question_88[]_2">SQL</label></div></fieldset></div></div><button type="submit" class="btn btn--pill">Submit application</button></form>`,
  ),
  [
    ['First Name', T, 1],
    ['Email', T, 1],
    ['Country', S, 0, []],
    ['Phone', T, 1],
    ['Resume/CV', F, 1],
    ['Do you require sponsorship?', S, 1, []],
    ['Which tools do you use?', M, 1, ['Excel', 'SQL']],
  ],
];
savedShapes['smart'] = [
  page(
    `<h1>Apply</h1><oc-application-form><spl-form-element label="First name" required><template shadowrootmode="open"><label for="first-name-input">First name<span class="req">*</span></label><spl-input><template shadowrootmode="open"><div><label class="c-spl-form-field-label" for="first-name-input"><span>First name</span><span class="c-spl-asterisk">*</span></label><input id="first-name-input" type="text"></div></template></spl-input></template></spl-form-element><spl-input id="email" label="Email" required="true"><template shadowrootmode="open"><div><label for="email-input"><span>Email</span><span>*</span></label><input id="email-input" type="email"></div></template></spl-input><spl-textarea><template shadowrootmode="open"><label for="m">Message to the Hiring Team</label><textarea id="m"></textarea></template></spl-textarea><spl-dropzone><template shadowrootmode="open"><div><div class="lbl" id="dz">Resume<span>*</span></div><input id="file-input" type="file" aria-labelledby="dz"></div></template></spl-dropzone><button>Next</button></oc-application-form>`,
  ),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['Message to the Hiring Team', A, 0],
    ['Resume', F, 1],
  ],
];
savedShapes['aspTable'] = [
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
savedShapes['dl'] = [
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
savedShapes['phoneSplit'] = [
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
savedShapes['optionalMarked'] = [
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
savedShapes['select2'] = [
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
savedShapes['other'] = [
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

savedShapes['plainButtons'] = [
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
savedShapes['teamtailor'] = [
  page(
    `<form id="new_candidate" action="/jobs/1/applications" class="apply-form"><div class="form-field"><label class="label" for="candidate_first_name">First name <span class="text-required">*</span></label><input type="text" name="candidate[first_name]" id="candidate_first_name" required></div><div><label for="candidate_email">Email <span>*</span></label><input type="email" name="candidate[email]" id="candidate_email" required></div><div><div class="label" id="lbl-res">CV <span>*</span></div><div class="upload"><input type="file" name="candidate[resume]" aria-label="CV" class="sr-only"><span>Upload a file or drag and drop here</span></div></div><div class="question"><p class="label">Do you have a driver's license? <span class="required-asterisk">*</span></p><input type="hidden" name="candidate[answers_attributes][0][question_id]"><div class="radios"><input type="radio" id="b1" name="candidate[answers_attributes][0][boolean]" value="true"><label for="b1">Yes</label><input type="radio" id="b2" name="candidate[answers_attributes][0][boolean]" value="false"><label for="b2">No</label></div></div><div class="question"><label for="rng">How experienced are you? (0-10)</label><input type="range" min="0" max="10" name="candidate[answers_attributes][1][range]" id="rng"></div><div class="checkbox"><input type="hidden" name="candidate[consent_given]" value="0"><input type="checkbox" id="cg" name="candidate[consent_given]" value="1" required><label for="cg">Yes, I have read the <a href="#">privacy policy</a> and agree to it. <span>*</span></label></div><button type="submit">Submit application</button></form>`,
  ),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['CV', F, 1],
    ["Do you have a driver's license?", S, 1, ['Yes', 'No']],
    ['How experienced are you? (0-10)', N, 0],
    ['Yes, I have read the privacy policy and agree to it.', M, 1, ['Yes']],
  ],
];
savedShapes['jazz'] = [
  page(
    `<form id="resumator-form-apply" action="/apply/x"><div class="form-group"><label for="resumator-firstname-value" id="resumator-firstname-label" class="control-label">First Name&nbsp;<span class="resumator-required-symbol">*</span></label><input type="text" name="resumator-firstname-value" id="resumator-firstname-value"></div><div class="form-group"><label id="resumator-email-label" for="resumator-email-value">Email Address<span>*</span></label><input name="resumator-email-value" id="resumator-email-value"></div><div class="form-group" id="resumator-resume-field"><label class="control-label">Resume<span>*</span></label><div id="resumator-buttons-resume"><a href="#" id="resumator-choose-upload">Attach resume</a> or <a href="#">Paste resume</a></div><div id="resumator-resume-upload-wrapper" style="display:none"><input type="file" name="resumator-resume-value" id="resumator-resume-value"></div></div><div class="form-group"><label id="resumator-questionnaire-1-label" for="q1">Are you authorized to work in the United States?*</label><select name="q1" id="q1"><option value="">-</option><option value="yes">Yes</option><option value="no">No</option></select></div><div class="g-recaptcha"><textarea id="g-recaptcha-response" name="g-recaptcha-response" style="display:none"></textarea></div><a id="resumator-submit-resume" class="btn">Submit Application</a></form>`,
  ),
  [
    ['First Name', T, 1],
    ['Email Address', T, 1],
    ['Resume', F, 1],
    ['Are you authorized to work in the United States?', S, 1, ['Yes', 'No']],
  ],
];
savedShapes['zoho'] = [
  page(
    `<h1>Application Form</h1><form name="applyform" class="cw-apply"><lyte-input><div class="lyteField"><label class="lyteLabel mandatory">Last Name</label><div class="lyteInputBox"><input name="Last_Name" type="text"></div></div></lyte-input><lyte-input><div class="lyteField"><label class="lyteLabel mandatory">Email</label><div class="lyteInputBox"><input name="Email" type="text"></div></div></lyte-input><div class="row"><div class="lab">Upload resume<i class="star">*</i></div><div class="val"><input type="file" name="Resume"></div></div><div class="row"><div class="lab">Experience in Years</div><div class="val"><input type="number" name="exp"></div></div><button>Submit Application</button></form>`,
  ),
  [
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Upload resume', F, 1],
    ['Experience in Years', N, 0],
  ],
];
savedShapes['wufoo'] = [
  page(
    `<form id="form1" class="wufoo" action="/apply"><header><h2>Employment Application</h2></header><ul><li id="foli1" class="notranslate"><label class="desc" id="title1" for="Field1">Name <span id="req_1" class="req">*</span></label><span><input id="Field1" name="Field1" type="text" required><label for="Field1">First</label></span><span><input id="Field2" name="Field2" type="text" required><label for="Field2">Last</label></span></li><li><label class="desc" for="Field3">Email <span class="req">*</span></label><div><input id="Field3" name="Field3" type="email"></div></li><li><fieldset><legend class="desc">Position type</legend><div><span><input id="Field5_0" name="Field5" type="radio" value="Full"><label class="choice" for="Field5_0">Full</label></span><span><input id="Field5_1" name="Field5" type="radio" value="Part"><label class="choice" for="Field5_1">Part</label></span></div></fieldset></li><li class="date"><label class="desc">Date available</label><span><input id="Field7-1" name="Field7-1" type="text" maxlength="2" size="2"><label for="Field7-1">MM</label></span><span><input id="Field7-2" name="Field7-2" type="text" maxlength="2"><label for="Field7-2">DD</label></span><span><input id="Field7" name="Field7" type="text" maxlength="4"><label for="Field7">YYYY</label></span></li><li class="hide"><label for="comment">Do Not Fill This Out</label><textarea name="comment" id="comment"></textarea></li></ul><input type="submit" value="Submit"></form>`,
  ),
  [
    ['First', T, 1],
    ['Last', T, 1],
    ['Email', T, 1],
    ['Position type', S, 0, ['Full', 'Part']],
    ['Date available', D, 0],
  ],
];

const desc =
  '<h1>Nurse</h1><p>Posted 3 days ago · Columbus, OH · Full-time</p><h2>What you will do</h2><p>Care for patients on two floors with a team of nine nurses and keep their records in order every shift.</p><h2>What you bring</h2><ul><li>License</li></ul><h2>What we offer</h2><p>Health insurance, retirement plan, paid time off.</p>';
const jl = (n: number) =>
  Array.from(
    { length: n },
    (_, i) => `<div class="card"><a href="/careers/job/${100 + i}">Nurse ${i}</a><span>Columbus</span></div>`,
  ).join('');
savedShapes['table from head to foot'] = [
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
savedShapes['grid, hints and helping buttons'] = [
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

savedShapes['autofill, language and a described list'] = [
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

/** Pages of every kind. */
export const savedKinds: Record<string, [kind: string, html: string]> = {
  'a posting with a search box and a newsletter': [
    'description',
    page(
      `<header><nav><a href="/">Home</a></nav><form role="search"><input name="q"></form></header>${desc}<a class="btn" href="https://x.wd5.myworkdayjobs.com/apply">Apply</a><footer><form class="newsletter"><input type="email"></form></footer>`,
    ),
  ],
  'a posting with a button': [
    'description',
    page(`${desc}<button>Apply Now</button><h3>Share this job</h3><a href="#">LinkedIn</a>`),
  ],
  'a posting that wants mail': [
    'description',
    page(`${desc}<p>To apply, send your resume to <a href="mailto:jobs@acme.test">jobs@acme.test</a>.</p>`),
  ],
  'a table of jobs': [
    'listing',
    page(
      `<h1>Job Openings</h1><table>${Array.from({ length: 5 }, (_, i) => `<tr><td><a href="ViewJob.aspx?id=${i + 20}">Clerk ${i}</a></td><td>Finance</td><td>05/01/2026</td></tr>`).join('')}</table>`,
    ),
  ],
  'a board without jobs': [
    'listing',
    page(
      `<h1>Current openings</h1><p>There are no open positions at this time. Please check back later.</p>`,
    ),
  ],
  'an expired posting': [
    'closed',
    page(
      `<h1>Clerk</h1><div class="alert">This job posting has expired and applications are no longer accepted.</div><p>Some description.</p>`,
    ),
  ],
  'a filled posting': [
    'closed',
    page(
      `<h1>The job you are trying to apply for has been filled.</h1><p>Maybe you would like to work with us anyway?</p>`,
    ),
  ],
  'a closed position': [
    'closed',
    page(
      `<h1>Position Closed</h1><p>Thanks for your interest, this position is not accepting new applicants.</p>`,
    ),
  ],
  'a gate that asks for mail': [
    'login',
    page(
      `<h2>Welcome</h2><p>To apply, sign in or create an account.</p><form id="enterEmailForm" class="iCIMS_Form"><label>Email<input name="email"></label><input type="checkbox" name="gdpr"> I accept<button>Next</button></form>`,
    ),
  ],
  'a posting with a box for news of others': [
    'description',
    page(
      `<h1>Welder</h1><a class="btn" href="/job/welder/apply">Apply Now</a><h2>About the role</h2><p>You will weld.</p><h2>Qualifications</h2><p>A certificate.</p><aside><h3>Get notified about similar jobs</h3><form><label for="nm">First name</label><input id="nm"><label for="em">Email</label><input id="em" type="email"><label for="ar">Area</label><select id="ar"><option>Shop</option><option>Office</option></select><button>Activate</button></form></aside>`,
    ),
  ],
  'a short page with two openings': [
    'listing',
    page(
      `<script src="/menu.js"></script><h1>Careers</h1><p>Come sail with us.</p><h2>Current openings</h2><ul><li><a href="/careers/team-leader/">Team Leader</a></li><li><a href="/careers/deckhand/">Deckhand</a></li></ul>`,
    ),
  ],
  'a page still loading': [
    'unrendered',
    page(`<div id="app"><div class="spinner">Loading...</div></div><script src="/a.js"></script>`),
  ],
  'a company page with a contact box': [
    'other',
    page(
      `<h1>Acme makes pumps</h1><p>${'We build pumps for cities. '.repeat(30)}</p><a href="/about">About</a><a href="/careers">Careers</a><form class="contact"><input name="name"><input name="email"><textarea></textarea><button>Send</button></form>`,
    ),
  ],
  'a page of thanks with other jobs': [
    'confirmation',
    page(`<h1>Thank you!</h1><p>Your application was submitted successfully.</p><ul>${jl(3)}</ul>`),
  ],
  'boxes without a form and hidden thanks': [
    'form',
    page(
      `<div class="modal" style="display:none"><h2>Application submitted</h2><p>Thank you for applying!</p></div><h1>Clerk</h1><div><input placeholder="First name *" name="fn"><input placeholder="Last name *" name="ln"><input placeholder="Email *" name="em"><input type="file" name="cv"><button>Apply</button></div>`,
    ),
  ],
  'a step of a form behind an account': [
    'form',
    page(
      `<div data-automation-id="applyFlowMyInfoPage"><h2>My Information</h2><div data-automation-id="formField-country"><label for="c">Country<abbr>*</abbr></label><button aria-haspopup="listbox" type="button" id="c" name="country" aria-label="Country Select One Required">Select One</button></div><div><label for="f">Given Name<abbr>*</abbr></label><input id="f" aria-required="true"></div><div><label for="l">Family Name<abbr>*</abbr></label><input id="l"></div><div><label for="p">Phone Number</label><input id="p"></div><button>Save and Continue</button></div>`,
    ),
  ],
  'a short posting whose form comes from elsewhere': [
    'description',
    page(
      `<h2>Firmware Engineer</h2><p>Ship what runs on small machines.</p><ul><li>Ten years of C</li></ul><p>We are an equal opportunity employer.</p><div id="grnhse_app"></div>`,
    ),
  ],
  'a posting that thanks in advance': [
    'description',
    page(
      `<h2>Ranger</h2><p>Full-Time</p><button>Apply for This Job</button><p><b>About the role</b></p><p>Walk and look.</p><p><b>Requirements</b></p><p>Boots. Once your application is received we write to you. Thank you for applying to Acme.</p>`,
    ),
  ],
  'board with numbered postings': [
    'listing',
    page(
      `<main><h1>Open positions</h1><form><label for="kw">Keyword</label><input id="kw"><button>Search jobs</button></form><ul>${[1, 2, 3, 4].map((n) => `<li><a href="/jobs/${n}"><h3>Role ${n}</h3></a> <a href="/jobs/${n}/apply">Apply</a></li>`).join('')}</ul></main>`,
    ),
  ],
};
