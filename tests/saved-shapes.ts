import { A, type AskedShape, D, F, M, N, S, T } from './career-pages/asked.ts';
import { page, savedOwnShapes } from './saved-own-shapes.ts';

/** Forms in the markup that real career sites use, each with what a person would say is asked. */
export const savedShapes: Record<string, [html: string, asked: AskedShape[]]> = { ...savedOwnShapes };
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
