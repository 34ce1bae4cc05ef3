import { A, type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Forms of hosted application systems as a browser saves them. */
export const hostedForms: Record<string, [html: string, asked: AskedShape[]]> = {};

hostedForms['Greenhouse, older board'] = [
  page(
    `<div id="wrapper"><div id="main"><div id="header"><h1 class="app-title">Payroll Specialist</h1><span class="company-name">at Harbor Freightline</span><div class="location">Toledo, OH</div></div>
<div id="content"><p>Harbor Freightline moves parcels.</p></div>
<div id="application"><div id="logo_container"></div><h2>Apply for this Job</h2><div class="required-field-note"><span class="asterisk">*</span> Required</div>
<form id="application_form" action="https://boards.greenhouse.io/harbor/jobs/41" accept-charset="UTF-8" method="post"><input name="utf8" type="hidden" value="✓"><input type="hidden" name="authenticity_token" value="x">
<div id="main_fields"><div class="field"><label for="first_name">First Name <span class="asterisk">*</span></label><input type="text" id="first_name" name="job_application[first_name]" aria-required="true" maxlength="255" autocomplete="given-name"></div>
<div class="field"><label for="last_name">Last Name <span class="asterisk">*</span></label><input type="text" id="last_name" name="job_application[last_name]" aria-required="true" maxlength="255"></div>
<div class="field"><label for="email">Email <span class="asterisk">*</span></label><input type="text" id="email" name="job_application[email]" aria-required="true"></div>
<div class="field"><label for="phone">Phone</label><input type="text" id="phone" name="job_application[phone]"></div>
<div class="field" id="location_autocomplete_root"><label for="job_application_location">Location (City) <span class="asterisk">*</span></label><div id="auto_complete_input_wrapper"><input type="text" id="job_application_location" name="job_application[location]" autocomplete="off" aria-required="true"></div><a href="#" id="locate_me">Locate me</a></div>
<div class="field"><label id="resume_label">Resume/CV <span class="asterisk">*</span></label><div class="attach-or-paste" id="resume_fieldset" data-field="resume" data-required="true"><div class="link-container"><button type="button" class="unstyled-button link" data-source="attach">Attach</button><button type="button" class="unstyled-button link" data-source="dropbox">Dropbox</button><button type="button" class="unstyled-button link" data-source="paste">or enter manually</button></div><input type="file" id="resume_file" name="job_application[resume]" class="visually-hidden" style="position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden"><textarea class="paste" id="resume_text" name="job_application[resume_text]" aria-label="Resume/CV" style="display:none"></textarea><div class="chosen" style="display:none"><span id="resume_filename"></span></div></div></div></div>
<div id="custom_fields"><div class="field"><label>LinkedIn Profile<br><input type="hidden" name="job_application[answers_attributes][0][question_id]" value="9001"><input type="text" name="job_application[answers_attributes][0][text_value]" id="job_application_answers_attributes_0_text_value" maxlength="255"></label></div>
<div class="field"><label>Are you legally authorized to work in the United States? <span class="asterisk">*</span><br><input type="hidden" name="job_application[answers_attributes][1][question_id]" value="9002"><div class="select2-container" id="s2id_q1" style="width:100%"><a href="javascript:void(0)" class="select2-choice" tabindex="-1"><span class="select2-chosen" id="select2-chosen-1">--</span><abbr class="select2-search-choice-close"></abbr><span class="select2-arrow" role="presentation"><b role="presentation"></b></span></a><label for="s2id_autogen1" class="select2-offscreen"></label><input class="select2-focusser select2-offscreen" type="text" aria-haspopup="true" role="button" aria-labelledby="select2-chosen-1" id="s2id_autogen1"></div><select name="job_application[answers_attributes][1][boolean_value]" id="q1" aria-required="true" tabindex="-1" title="" class="select2-offscreen"><option value="">--</option><option value="1">Yes</option><option value="0">No</option></select></label></div>
<div class="field"><label>Which payroll systems have you used?<br><input type="hidden" name="job_application[answers_attributes][2][question_id]" value="9003"><label><input type="checkbox" name="job_application[answers_attributes][2][answer_selected_options_attributes][0][question_option_id]" value="71"> ADP</label><label><input type="checkbox" name="job_application[answers_attributes][2][answer_selected_options_attributes][1][question_option_id]" value="72"> Paychex</label><label><input type="checkbox" name="job_application[answers_attributes][2][answer_selected_options_attributes][2][question_option_id]" value="73"> Gusto</label></label></div></div>
<div id="eeoc_fields"><h3>U.S. Equal Opportunity Employment Information (Completion is voluntary)</h3><div class="field"><label for="job_application_gender">Gender</label><select id="job_application_gender" name="job_application[gender]"><option value="">Please select</option><option value="1">Male</option><option value="2">Female</option><option value="3">Decline To Self Identify</option></select></div></div>
<div id="submit_buttons"><input type="button" id="submit_app" value="Submit Application" class="button"></div></form></div></div></div>`,
    '<style>.select2-offscreen{clip:rect(0 0 0 0)!important;width:1px!important;height:1px!important;border:0!important;margin:0!important;padding:0!important;overflow:hidden!important;position:absolute!important;outline:0!important;left:0!important;top:0!important}</style>',
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 0],
    ['Location (City)', T, 1],
    ['Resume/CV', F, 1],
    ['LinkedIn Profile', T, 0],
    ['Are you legally authorized to work in the United States?', S, 1, ['Yes', 'No']],
    ['Which payroll systems have you used?', M, 0, ['ADP', 'Paychex', 'Gusto']],
    ['Gender', S, 0, ['Male', 'Female', 'Decline To Self Identify']],
  ],
];

const ghText = (id: string, label: string, star = '<span aria-hidden="true">*</span>', type = 'text') =>
  `<div class="field-wrapper"><div class="text-input-wrapper"><div class="input-wrapper"><label id="${id}-label" for="${id}" class="label input-label">${label}${star}</label><input id="${id}" class="input input__single-line" aria-label="${label}" aria-describedby="${id}-error" aria-invalid="false" aria-errormessage="${id}-error" ${star ? 'aria-required="true"' : 'aria-required="false"'} type="${type}" maxlength="255" value=""></div></div></div>`;
const ghSelect = (id: string, label: string, star = '<span aria-hidden="true">*</span>') =>
  `<div class="field-wrapper"><div class="select"><div class="select__container"><label id="${id}-label" for="${id}" class="label select__label">${label}${star}</label><div class="select-shell remix-css-b62m3t-container"><span id="react-select-${id}-live-region" class="remix-css-7pg0cj-a11yText"></span><span aria-live="polite" class="remix-css-7pg0cj-a11yText"></span><div><div class="select__control remix-css-13cymwt-control"><div class="select__value-container remix-css-hlgwow"><div class="select__placeholder" id="react-select-${id}-placeholder">Select...</div><div class="select__input-container" data-value=""><input class="select__input" autocapitalize="none" autocomplete="off" autocorrect="off" id="${id}" spellcheck="false" tabindex="0" type="text" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" aria-invalid="false" aria-labelledby="${id}-label" ${star ? 'aria-required="true"' : ''} role="combobox" value="" style="opacity:1;width:100%"></div></div><div class="select__indicators"><button type="button" class="icon-button" aria-label="Toggle flyout" tabindex="-1"><svg></svg></button></div></div></div>${star ? '<input required="" tabindex="-1" aria-hidden="true" class="remix-css-1a0ro4n-requiredInput" value="">' : ''}</div></div></div></div>`;
const ghStyle =
  '<style>[class*=a11yText]{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}[class*=requiredInput]{opacity:0;position:absolute;bottom:0;left:0;right:0;width:100%;pointer-events:none}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}.iti__hide{display:none}</style>';

hostedForms['Greenhouse, newer board, lists closed'] = [
  page(
    `<main class="main font-secondary job-post"><div class="job__header"><h1 class="section-header">Controls Engineer</h1><button type="button" aria-label="Apply" class="btn btn--pill">Apply</button></div><div class="job__description body"><p>Lantern Robotics builds arms.</p></div>
<div class="application--container"><h2>Apply for this job</h2><p class="required-note"><span>*</span> indicates a required field</p><div class="application--autofill"><button type="button">Autofill with MyGreenhouse</button></div>
<form id="application-form" class="application--form" data-discover="true">${ghText('first_name', 'First Name')}${ghText('last_name', 'Last Name')}${ghText('preferred_name', 'Preferred First Name', '')}${ghText('email', 'Email')}
<fieldset class="phone-input"><legend class="visually-hidden">Phone</legend><div class="phone-input__country">${ghSelect('country', 'Country')}</div><div class="phone-input__phone"><div class="input-wrapper"><label id="phone-label" for="phone" class="label">Phone<span aria-hidden="true">*</span></label><div class="iti iti--allow-dropdown iti--show-flags iti--inline-dropdown"><div class="iti__country-container" style="left:0"><button type="button" class="iti__selected-country" aria-expanded="false" aria-label="Selected country" aria-haspopup="dialog" role="combobox"><div class="iti__flag"></div></button><div class="iti__dropdown-content iti__hide"><input id="iti-0__search-input" type="search" class="iti__search-input" placeholder="Search" role="combobox" aria-label="Search"><ul class="iti__country-list" role="listbox" aria-label="List of countries"><li class="iti__country" role="option" data-country-code="af"><span class="iti__country-name">Afghanistan</span><span class="iti__dial-code">+93</span></li><li class="iti__country" role="option"><span class="iti__country-name">Albania</span></li></ul></div></div><input id="phone" class="input iti__tel-input" type="tel" aria-required="true" autocomplete="tel" maxlength="255"></div></div></div></fieldset>
${ghSelect('candidate-location', 'Location (City)')}
<div class="file-upload" role="group" aria-labelledby="upload-label-resume"><div id="upload-label-resume" class="label upload-label">Resume/CV<span class="required">*</span></div><div class="file-upload__wrapper"><div class="button-container"><div class="secondary-button"><button type="button" class="btn btn--pill">Attach</button><label class="visually-hidden" for="resume">Attach</label><input id="resume" class="visually-hidden" type="file" accept=".pdf,.doc,.docx,.txt,.rtf"></div><button type="button" class="btn">Dropbox</button><button type="button" class="btn">Google Drive</button><button type="button" class="btn">Enter manually</button></div><p id="accepted-filetypes">Accepted file types: pdf, doc, docx, txt, rtf</p></div></div>
<div class="file-upload" role="group" aria-labelledby="upload-label-cover_letter"><div id="upload-label-cover_letter" class="label upload-label">Cover Letter</div><div class="file-upload__wrapper"><div class="button-container"><div class="secondary-button"><button type="button" class="btn btn--pill">Attach</button><label class="visually-hidden" for="cover_letter">Attach</label><input id="cover_letter" class="visually-hidden" type="file"></div><button type="button" class="btn">Dropbox</button><button type="button" class="btn">Enter manually</button></div></div></div>
<div class="application--questions">${ghText('question_3001', 'LinkedIn Profile', '')}${ghSelect('question_3002', 'Will you now or in the future require sponsorship for employment visa status?')}
<div class="field-wrapper"><div class="text-input-wrapper"><div class="input-wrapper"><label id="question_3003-label" for="question_3003" class="label">Tell us about a machine you made better<span aria-hidden="true">*</span></label><div id="question_3003-description" class="question-description body"><p>Two or three sentences are enough.</p></div><textarea id="question_3003" class="input input__multi-line" aria-label="Tell us about a machine you made better" aria-describedby="question_3003-description question_3003-error" aria-required="true"></textarea></div></div></div>
<div class="field-wrapper"><fieldset class="checkbox" id="question_3004[]" aria-required="true" aria-describedby="question_3004[]-description"><legend class="label checkbox__description">Which of these have you programmed?<span class="required">*</span></legend><div class="checkbox__wrapper"><div class="checkbox__input"><input type="checkbox" id="question_3004[]_1" name="question_3004[]" value="1"></div><label for="question_3004[]_1">Allen-Bradley</label></div><div class="checkbox__wrapper"><div class="checkbox__input"><input type="checkbox" id="question_3004[]_2" name="question_3004[]" value="2"></div><label for="question_3004[]_2">Siemens</label></div></fieldset></div></div>
<div class="application--submit"><button type="submit" class="btn btn--rounded">Submit application</button></div></form></div></main><iframe title="reCAPTCHA" style="display:none"></iframe><textarea id="g-recaptcha-response-100000" name="g-recaptcha-response" class="g-recaptcha-response" style="width:250px;height:40px;display:none"></textarea>`,
    ghStyle,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Preferred First Name', T, 0],
    ['Email', T, 1],
    ['Country', S, 1],
    ['Phone', T, 1],
    ['Location (City)', S, 1],
    ['Resume/CV', F, 1],
    ['Cover Letter', F, 0],
    ['LinkedIn Profile', T, 0],
    ['Will you now or in the future require sponsorship for employment visa status?', S, 1],
    ['Tell us about a machine you made better', A, 1],
    ['Which of these have you programmed?', M, 1, ['Allen-Bradley', 'Siemens']],
  ],
];

hostedForms['Lever with survey and pronouns'] = [
  page(
    `<div class="page show"><div class="main-header page-full-width"><a class="main-header-logo" href="https://jobs.lever.co/quill"><img alt="Quill logo"></a></div><div class="section-wrapper page-full-width"><div class="section page-centered posting-header"><h2>Field Technician</h2><div class="posting-categories"><div class="location">Boise, ID /</div></div></div></div>
<div class="section-wrapper"><form id="application-form" enctype="multipart/form-data" method="POST"><div class="section application-form page-centered"><h4>Submit your application</h4><ul>
<li class="application-question resume"><label><div class="application-label">Resume/CV <span class="required">✱</span></div><div class="application-field"><a href="#" class="postings-btn template-btn-utility visible-resume-upload"><svg></svg><span class="default-label">ATTACH RESUME/CV</span><span class="filename"></span></a><span class="resume-upload-failure" style="display:none"><span>Couldn't auto-read resume.</span></span><span class="resume-upload-working" style="display:none">Analyzing resume...</span><span class="resume-upload-success" style="display:none">Success!</span><span class="resume-upload-oversize" style="display:none">File exceeds the maximum upload size of 100MB. Please try a smaller size.</span><input id="resume-upload-input" class="application-file-input invisible-resume-upload" data-qa="input-resume" name="resume" tabindex="-1" type="file" style="position:absolute;left:0;top:0;opacity:0;width:100%"></div></label><input name="resumeStorageId" type="hidden"></li>
<li class="application-question"><label><div class="application-label">Full name<span class="required">✱</span></div><div class="application-field"><input data-qa="name-input" name="name" required type="text"></div></label></li>
<li class="application-question"><div class="application-label">Pronouns</div><div class="application-field"><ul data-qa="checkboxes"><li><label><input type="checkbox" name="pronouns" value="He/him"><span class="application-answer-alternative">He/him</span></label></li><li><label><input type="checkbox" name="pronouns" value="She/her"><span class="application-answer-alternative">She/her</span></label></li><li><label><input type="checkbox" name="pronouns" value="They/them"><span class="application-answer-alternative">They/them</span></label></li></ul></div></li>
<li class="application-question"><label><div class="application-label">Email<span class="required">✱</span></div><div class="application-field"><input name="email" type="email" required></div></label></li>
<li class="application-question"><label><div class="application-label">Phone <span class="required">✱</span></div><div class="application-field"><input name="phone" type="text" required></div></label></li>
<li class="application-question"><label><div class="application-label">Current location </div><div class="application-field"><input class="location-input" id="location-input" name="location" type="text"><div class="dropdown-container" style="display:none"><div class="dropdown-results"></div><div class="dropdown-no-results">No location found. Try entering a different location</div><div class="dropdown-loading-results">Loading</div></div><input type="hidden" name="selectedLocation" id="selected-location"></div></label></li></ul></div>
<div class="section application-form page-centered"><h4>Links</h4><ul><li class="application-question"><label><div class="application-label">LinkedIn URL</div><div class="application-field"><input name="urls[LinkedIn]" type="text"></div></label></li></ul></div>
<div class="section application-form page-centered"><h4 data-qa="card-name">Before you start</h4><input name="cards[aa1b][baseTemplate]" type="hidden" value="{&quot;id&quot;:&quot;aa1b&quot;,&quot;text&quot;:&quot;Before you start&quot;,&quot;fields&quot;:[{&quot;type&quot;:&quot;multiple-choice&quot;,&quot;text&quot;:&quot;Do you hold a valid driver's license?&quot;,&quot;description&quot;:&quot;&quot;,&quot;required&quot;:true,&quot;id&quot;:&quot;f0&quot;,&quot;options&quot;:[{&quot;text&quot;:&quot;Yes&quot;,&quot;optionId&quot;:&quot;o1&quot;},{&quot;text&quot;:&quot;No &quot;,&quot;optionId&quot;:&quot;o2&quot;}]},{&quot;type&quot;:&quot;textarea&quot;,&quot;text&quot;:&quot;What draws you to field work?&quot;,&quot;description&quot;:&quot;&quot;,&quot;required&quot;:false,&quot;id&quot;:&quot;f1&quot;}]}"><ul><li class="application-question custom-question"><div class="application-label full-width multiple-choice"><div class="text">Do you hold a valid driver's license?<span class="required">✱</span></div></div><div class="application-field full-width required-field"><ul data-qa="multiple-choice"><li><label><input type="radio" name="cards[aa1b][field0]" value="Yes" required><span class="application-answer-alternative">Yes</span></label></li><li><label><input type="radio" name="cards[aa1b][field0]" value="No " required><span class="application-answer-alternative">No </span></label></li></ul></div></li><li class="application-question custom-question"><label><div class="application-label full-width textarea"><div class="text">What draws you to field work?</div></div><div class="application-field full-width"><textarea class="card-field-input" name="cards[aa1b][field1]" placeholder="Type your response"></textarea></div></label></li></ul></div>
<div class="section application-form page-centered"><h4>Additional information</h4><div class="application-additional"><textarea class="" id="additional-information" name="comments" placeholder="Add a cover letter or anything else you want to share."></textarea></div></div>
<div class="section application-form page-centered"><h4>U.S. Equal Employment Opportunity information &nbsp;<span class="light">(Completion is voluntary and will not subject you to adverse treatment)</span></h4><div class="application-question"><label><div class="application-label">Gender</div><div class="application-field"><div class="application-dropdown"><select class="candidate-location" name="eeo[gender]"><option value="">Select ...</option><option value="Male">Male</option><option value="Female">Female</option><option value="Decline to self-identify">Decline to self-identify</option></select></div></div></label></div></div>
<div class="section page-centered last-section-apply"><input type="hidden" name="accountId" value="q"><div class="h-captcha" data-sitekey="x" data-size="invisible"><textarea name="h-captcha-response" style="display:none"></textarea></div><button id="btn-submit" type="button" data-qa="btn-submit" class="postings-btn template-btn-submit hex-color">Submit application</button><button class="hidden" id="hcaptchaSubmitBtn" style="display:none"></button></div></form></div>
<div class="cc-window" role="dialog" aria-label="cookieconsent"><span id="cookieconsent:desc">We use cookies.</span><a role="button" class="cc-btn cc-dismiss">dismiss</a></div></div>`,
  ),
  [
    ['Resume/CV', F, 1],
    ['Full name', T, 1],
    ['Pronouns', M, 0, ['He/him', 'She/her', 'They/them']],
    ['Email', T, 1],
    ['Phone', T, 1],
    ['Current location', T, 0],
    ['LinkedIn URL', T, 0],
    ["Do you hold a valid driver's license?", S, 1, ['Yes', 'No']],
    ['What draws you to field work?', A, 0],
    ['Additional information', A, 0],
    ['Gender', S, 0, ['Male', 'Female', 'Decline to self-identify']],
  ],
];

const ashby = (path: string, label: string, required: boolean, inner: string, id = path) =>
  `<div class="_fieldEntry_17tft_29 ashby-application-form-field-entry" data-field-path="${path}"><label class="_heading_101oc_53 ${required ? '_required_101oc_92 ' : ''}_label_17tft_43 ashby-application-form-question-title" for="${id}">${label}</label>${inner}</div>`;
hostedForms['Ashby'] = [
  page(
    `<div id="root"><div class="_container_ud4nd_29"><h1 class="_title_ud4nd_34 ashby-job-posting-heading">Support Lead</h1><div class="ashby-job-posting-right-pane"><div class="_tabs_uisl2_1" role="tablist"><a role="tab" href="./overview">Overview</a><a role="tab" aria-selected="true" href="./application">Application</a></div><div id="form" role="tabpanel"><div class="ashby-application-form-container"><div class="ashby-application-form-autofill-input-root"><div class="ashby-application-form-autofill-pane"><h3>Autofill from resume</h3><p>Upload your resume here to autofill key application fields.</p><div class="ashby-application-form-autofill-uploader"><button type="button"><span>Upload file</span></button><input type="file" tabindex="-1" style="border:0;clip:rect(0,0,0,0);clip-path:inset(50%);height:1px;margin:0 -1px -1px 0;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap"></div></div></div>
<div class="ashby-application-form-section-container">${ashby('_systemfield_name', 'Name', true, '<input placeholder="Type here..." name="_systemfield_name" required="" type="text" class="_input_1f2cw_28" id="_systemfield_name" value="">')}${ashby('_systemfield_email', 'Email', true, '<input placeholder="hello@example.com..." name="_systemfield_email" required="" type="email" id="_systemfield_email">')}
${ashby('_systemfield_resume', 'Resume', true, '<div class="_container_6k3nb_71" role="presentation" tabindex="0"><input id="_systemfield_resume" type="file" tabindex="-1" style="display:none"><div class="_instructions_6k3nb_101"><button type="button" class="_button_6k3nb"><svg></svg><span>Upload File</span></button><p>or drag and drop here</p></div></div>')}
${ashby('_systemfield_location', 'Where are you based?', true, '<div class="_inputContainer_v5ami_28"><input placeholder="Start typing..." aria-autocomplete="list" aria-controls="floating-ui-1" aria-expanded="false" aria-haspopup="listbox" role="combobox" class="_input_v5ami_28" id="_systemfield_location" value=""><button class="_toggleButton_v5ami_32" type="button" tabindex="-1"><svg></svg></button></div>')}
${ashby('51aa', 'Are you able to work Eastern hours?', true, '<div class="_container_y2cw4_29 _yesno_hkyf8_143"><button type="button" class="_option_y2cw4_33" tabindex="0">Yes</button><button type="button" class="_option_y2cw4_33">No</button><input type="checkbox" tabindex="-1" name="51aa" style="display:none"></div>')}
<div class="_fieldEntry_17tft_29" data-field-path="52bb"><fieldset class="_container_1258i_29 _fieldEntry_17tft_29"><label class="_heading_101oc_53 _required_101oc_92 _label_17tft_43 ashby-application-form-question-title" for="52bb">How many people have you led?</label><div class="ashby-application-form-question-description"><p>Direct reports only.</p></div><div class="_option_1258i_35"><span class="_container_1jn3m_71"><input type="radio" id="52bb-labeled-radio-0" name="52bb" tabindex="-1"><span class="_label"></span></span><label class="_label_1258i_43" for="52bb-labeled-radio-0">None</label></div><div class="_option_1258i_35"><span><input type="radio" id="52bb-labeled-radio-1" name="52bb"></span><label class="_label_1258i_43" for="52bb-labeled-radio-1">1 to 5</label></div><div class="_option_1258i_35"><span><input type="radio" id="52bb-labeled-radio-2" name="52bb"></span><label class="_label_1258i_43" for="52bb-labeled-radio-2">More than 5</label></div></fieldset></div>
<div class="_fieldEntry_17tft_29" data-field-path="53cc"><fieldset class="_container_1258i_29"><label class="_heading_101oc_53 _label_17tft_43 ashby-application-form-question-title" for="53cc">Tools you know</label><div class="_option_1258i_35"><span><input type="checkbox" id="53cc-labeled-checkbox-0" name="Zendesk"></span><label for="53cc-labeled-checkbox-0">Zendesk</label></div><div class="_option_1258i_35"><span><input type="checkbox" id="53cc-labeled-checkbox-1" name="Intercom"></span><label for="53cc-labeled-checkbox-1">Intercom</label></div></fieldset></div>
${ashby('54dd', 'Earliest start date', false, '<div class="react-datepicker-wrapper"><div class="react-datepicker__input-container"><input type="text" placeholder="Pick date..." class="_input_5f6ga_29" id="54dd" value=""></div></div>')}
${ashby('55ee', 'Anything else we should know?', false, '<textarea placeholder="Type here..." name="55ee" id="55ee" class="_input_1f2cw_28"></textarea>')}</div>
<div class="ashby-application-form-submit-button-container"><button type="button" class="_button_8wvgw_29 ashby-application-form-submit-button"><span>Submit Application</span></button></div></div></div></div></div></div><div class="grecaptcha-badge" style="visibility:hidden"><textarea name="g-recaptcha-response" style="display:none"></textarea></div>`,
  ),
  [
    ['Name', T, 1],
    ['Email', T, 1],
    ['Resume', F, 1],
    ['Where are you based?', S, 1],
    ['Are you able to work Eastern hours?', S, 1, ['Yes', 'No']],
    ['How many people have you led?', S, 1, ['None', '1 to 5', 'More than 5']],
    ['Tools you know', M, 0, ['Zendesk', 'Intercom']],
    ['Earliest start date', D, 0],
    ['Anything else we should know?', A, 0],
  ],
];

hostedForms['Workable with a phone widget and lists'] = [
  page(
    `<div id="app"><div data-ui="cookie-consent" role="dialog" aria-modal="true"><p>Workable uses cookies</p><label><input type="checkbox" name="analytics" checked> Analytics</label><button data-ui="cookie-consent-decline">Decline all</button><button>Accept all</button></div><main><h1 data-ui="job-title">Warehouse Lead</h1><nav role="tablist"><a data-ui="overview-tab" href="/oak/j/AB12/">Overview</a><a data-ui="application-form-tab" href="/oak/j/AB12/apply/">Application</a></nav>
<form data-ui="application-form" novalidate><section data-ui="personal-information"><h2>Personal information</h2><button type="button">Clear</button>
<div><label><span><span aria-hidden="true">*</span><span id="firstname_label">First name</span></span><input aria-required="true" aria-labelledby="firstname_label" name="firstname" id="firstname" type="text" maxlength="127"></label></div>
<div><label><span><span aria-hidden="true">*</span><span id="lastname_label">Last name</span></span><input aria-required="true" aria-labelledby="lastname_label" name="lastname" id="lastname" type="text"></label></div>
<div><label><span><span aria-hidden="true">*</span><span id="email_label">Email</span></span><input aria-required="true" aria-labelledby="email_label" name="email" id="email" type="email"></label></div>
<div><div><span><span aria-hidden="true">*</span><span id="phone_label">Phone</span></span><span id="phone_help">The hiring team may use this number to contact you about this job.</span></div><div class="iti iti--allow-dropdown iti--separate-dial-code"><div class="iti__flag-container"><div class="iti__selected-flag" role="combobox" aria-controls="iti-0__country-listbox" aria-owns="iti-0__country-listbox" aria-expanded="false" tabindex="0" title="United States: +1"><div class="iti__flag iti__us"></div><div class="iti__selected-dial-code">+1</div></div><ul class="iti__country-list iti__hide" id="iti-0__country-listbox" role="listbox"><li class="iti__country" role="option">Canada</li><li class="iti__country" role="option">Mexico</li></ul></div><input aria-labelledby="phone_label" aria-required="true" name="phone" type="tel" autocomplete="off" style="padding-left:78px"></div></div>
<div><label><span><span id="address_label">Address</span><span>(Optional)</span></span><input aria-labelledby="address_label" name="address" type="text" value="Columbus, Ohio, United States"></label></div></section>
<section data-ui="profile"><h2>Profile</h2><div><span><span aria-hidden="true">*</span><span id="resume_label">Resume</span></span><div data-role="dropzone" aria-labelledby="resume_label"><label><input accept=".pdf,.doc,.docx" id="input_files_input_9fj3" data-ui="resume" type="file" style="opacity:0;position:absolute;inset:0" required><span>Upload a file</span> or drag and drop here</label></div></div></section>
<section data-ui="details"><h2>Details</h2><div data-ui="QA_11"><span><span aria-hidden="true">*</span><span id="QA_11_label">Which shift do you prefer?</span></span><div role="presentation"><input autocomplete="off" id="input_QA_11_input" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="QA_11_label" type="text" placeholder="Select an option" readonly data-input-type="select"><input aria-hidden="true" tabindex="-1" name="QA_11" type="text" value="" required style="opacity:0"></div></div>
<div><span><span aria-hidden="true">*</span><span id="QA_12_label">Can you lift 50 lbs?</span></span><fieldset role="radiogroup" aria-labelledby="QA_12_label"><div role="radio" aria-checked="false" tabindex="0" aria-labelledby="radio_label_yes"><input aria-hidden="true" tabindex="-1" type="radio" name="QA_12" value="true"><span id="radio_label_yes">YES</span></div><div role="radio" aria-checked="false" tabindex="-1" aria-labelledby="radio_label_no"><input aria-hidden="true" tabindex="-1" type="radio" name="QA_12" value="false"><span id="radio_label_no">NO</span></div></fieldset></div>
<div><label><span><span id="QA_13_label">Why do you want this job?</span><span>(Optional)</span></span><textarea aria-labelledby="QA_13_label" name="QA_13" maxlength="2000"></textarea></label></div>
<div role="group"><label><input type="checkbox" name="gdpr" required><span>I have read the privacy notice and agree to the processing of my personal data.</span></label></div></section>
<button data-ui="apply-button" type="submit">Submit application</button></form><div class="cf-turnstile"><input type="hidden" name="cf-turnstile-response" value=""></div></main></div>`,
    '<style>.iti__hide{display:none}</style>',
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 1],
    ['Address', T, 0],
    ['Resume', F, 1],
    ['Which shift do you prefer?', S, 1],
    ['Can you lift 50 lbs?', S, 1, ['YES', 'NO']],
    ['Why do you want this job?', A, 0],
    ['I have read the privacy notice and agree to the processing of my personal data.', M, 1, ['Yes']],
  ],
];

hostedForms['Recruitee behind its tab'] = [
  page(
    `<header><a href="/">Jobs</a><div class="language"><label for="lang">Language</label><select id="lang"><option>English</option><option>Deutsch</option></select></div></header><main><h1>Store Manager</h1><div role="tablist"><button role="tab" aria-selected="true">Job details</button><button role="tab" aria-selected="false">Application</button></div><div role="tabpanel"><h2>Job description</h2><p>Run our flagship store.</p></div>
<div role="tabpanel" hidden><div class="sc-thanks" hidden><h2>All done!</h2><p>Your application has been successfully submitted!</p></div><form id="offer-application-form" novalidate><h2>My information</h2><p>Fill out the information below</p>
<div class="sc-a"><label for="input-candidate.name-4">Full name<span class="sc-req">*</span></label><input id="input-candidate.name-4" name="candidate.name" type="text" required aria-describedby="input-candidate.name-4-error"></div>
<div class="sc-a"><label for="input-candidate.email-6">Email address<span class="sc-req">*</span></label><input id="input-candidate.email-6" name="candidate.email" type="email" required></div>
<div class="sc-a"><label for="input-candidate.phone-7">Phone number<span class="sc-req">*</span></label><div class="PhoneInput"><div class="PhoneInputCountry"><select aria-label="Phone number country" class="PhoneInputCountrySelect"><option value="US">United States</option><option value="NL">Netherlands</option></select></div><input id="input-candidate.phone-7" name="candidate.phone" type="tel" required class="PhoneInputInput"></div></div>
<div class="sc-a"><label for="input-candidate.cv-9">CV or resume<span class="sc-req">*</span></label><p>Upload your CV or resume file</p><div class="sc-drop"><div><span>Upload a file</span> or drag and drop here</div><input id="input-candidate.cv-9" name="candidate.cv" type="file" required style="display:none"></div><p>We accept PDF, DOC, DOCX, JPG and PNG files.</p></div>
<div class="sc-a"><label for="input-candidate.coverLetterFile-10">Cover letter</label><div class="sc-drop"><button type="button">Write it here instead</button><input id="input-candidate.coverLetterFile-10" name="candidate.coverLetterFile" type="file" style="display:none"></div></div>
<h2>Questions</h2><p>Please fill in additional questions</p>
<fieldset class="sc-f"><legend>Do you have retail experience?<span>*</span></legend><div><input type="radio" id="oq-1-true" name="candidate.openQuestionAnswers.81.flag" value="true"><label for="oq-1-true">Yes</label></div><div><input type="radio" id="oq-1-false" name="candidate.openQuestionAnswers.81.flag" value="false"><label for="oq-1-false">No</label></div></fieldset>
<fieldset class="sc-f"><legend>Which days can you work?</legend><div><input type="checkbox" id="oq-2-0" name="candidate.openQuestionAnswers.82.multiContent" value="Weekdays"><label for="oq-2-0">Weekdays</label></div><div><input type="checkbox" id="oq-2-1" name="candidate.openQuestionAnswers.82.multiContent" value="Weekends"><label for="oq-2-1">Weekends</label></div></fieldset>
<div class="sc-a"><label for="oq-3">Expected monthly salary<span>*</span></label><input id="oq-3" name="candidate.openQuestionAnswers.83.content" type="number" required></div>
<div class="sc-legal"><input type="checkbox" id="oq-4" name="candidate.openQuestionAnswers.84.flag" required><label for="oq-4">I agree to the <a href="#">privacy policy</a><span>*</span></label></div>
<button type="submit">Send</button></form></div></main>`,
  ),
  [
    ['Full name', T, 1],
    ['Email address', T, 1],
    ['Phone number', T, 1],
    ['CV or resume', F, 1],
    ['Cover letter', F, 0],
    ['Do you have retail experience?', S, 1, ['Yes', 'No']],
    ['Which days can you work?', M, 0, ['Weekdays', 'Weekends']],
    ['Expected monthly salary', N, 1],
    ['I agree to the privacy policy', M, 1, ['Yes']],
  ],
];

const spl = (id: string, label: string, type = 'text') =>
  `<spl-input><template shadowrootmode="open"><div class="c-spl-form-field"><label class="c-spl-label" for="${id}">${label}<span class="required" aria-hidden="true">*</span></label><div><input id="${id}" type="${type}" aria-required="true" class="c-spl-input"></div><div id="${id}-error"></div></div></template></spl-input>`;
hostedForms['SmartRecruiters, shadow roots kept'] = [
  page(
    `<oc-app><header><spl-typography>Birch Lines</spl-typography></header><main><h1>Dispatcher</h1><p>Easily apply</p><form novalidate><oc-personal-information><h2>Personal information</h2><p>* Required fields</p>${spl('first-name-input', 'First name')}${spl('last-name-input', 'Last name')}${spl('email-input', 'Email', 'email')}${spl('confirm-email-input', 'Confirm your email', 'email')}
<spl-autocomplete label="City"><template shadowrootmode="open"><label for="spl-form-element_14">City<span>*</span></label><input id="spl-form-element_14" type="text" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-required="true"></template></spl-autocomplete>
<spl-phone-field><template shadowrootmode="open"><div><spl-select><template shadowrootmode="open"><button type="button" aria-label="Country code" aria-haspopup="listbox">+1</button></template></spl-select><label for="spl-form-element_17">Phone number<span>*</span></label><input id="spl-form-element_17" type="tel" aria-required="true"></div></template></spl-phone-field></oc-personal-information>
<oc-links><h2>On the web</h2><spl-input><template shadowrootmode="open"><label for="linkedin-input">LinkedIn</label><input id="linkedin-input" type="text"></template></spl-input></oc-links>
<oc-resume><h2>Resume</h2><spl-dropzone><template shadowrootmode="open"><div class="c-spl-dropzone"><label for="file-input-2">Resume<span aria-hidden="true">*</span></label><input id="file-input-2" type="file" aria-required="true" style="opacity:0;position:absolute"><p>Choose a file or drop it here</p></div></template></spl-dropzone></oc-resume>
<oc-message><spl-textarea><template shadowrootmode="open"><label for="hiring-manager-message-input">Message to the hiring team</label><textarea id="hiring-manager-message-input"></textarea></template></spl-textarea></oc-message>
<button type="submit">Next</button></form></main></oc-app>`,
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['Confirm your email', T, 1],
    ['City', S, 1],
    ['Phone number', T, 1],
    ['LinkedIn', T, 0],
    ['Resume', F, 1],
    ['Message to the hiring team', A, 0],
  ],
];

hostedForms['Personio'] = [
  page(
    `<div class="job-page"><h1>Office Manager (m/f/d)</h1><div class="job-description"><h2>Your mission</h2><p>Keep the office calm.</p></div><div id="apply" class="application-form"><h2>Apply for this position</h2><form id="job-application-form" enctype="multipart/form-data">
<div class="row"><div class="form-group"><label for="field-first_name">First name<span>* (required)</span></label><input id="field-first_name" name="first_name" type="text" class="form-control"></div><div class="form-group"><label for="field-last_name">Last name<span>* (required)</span></label><input id="field-last_name" name="last_name" type="text"></div></div>
<div class="form-group"><label for="field-email">Email<span>* (required)</span></label><input id="field-email" name="email" type="email"></div>
<div class="form-group"><label for="field-phone">Phone</label><input id="field-phone" name="phone" type="tel"></div>
<div class="form-group"><label for="field-salary_expectations">Salary expectations<span>* (required)</span></label><input id="field-salary_expectations" name="salary_expectations" type="text"></div>
<div class="form-group"><label for="field-available_from">Available from</label><input id="field-available_from" name="available_from" type="date"></div>
<div class="form-group"><label for="field-custom_attribute_77">Where did you hear about us?</label><select id="field-custom_attribute_77" name="custom_attribute_77"><option value="" disabled selected>Please choose</option><option>LinkedIn</option><option>A friend</option></select></div>
<div class="form-group document"><div class="doc-label">CV<span>* (required)</span></div><div class="doc-drop"><label for="doc-input-cv">Upload your CV</label><input id="doc-input-cv" name="documents.cv" type="file" multiple aria-label="CV" style="display:none"></div></div>
<div class="form-group"><label for="field-message">Message</label><textarea id="field-message" name="message"></textarea></div>
<div class="form-check"><input type="checkbox" id="privacy" name="privacy"><label for="privacy">I hereby confirm that I have read the privacy policy.<span>* (required)</span></label></div>
<input type="text" name="fax_number" tabindex="-1" autocomplete="off" style="position:absolute;left:-5000px"><button type="submit">Submit application</button></form></div></div>`,
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 0],
    ['Salary expectations', T, 1],
    ['Available from', D, 0],
    ['Where did you hear about us?', S, 0, ['LinkedIn', 'A friend']],
    ['CV', F, 1],
    ['Message', A, 0],
    ['I hereby confirm that I have read the privacy policy.', M, 1, ['Yes']],
  ],
];

hostedForms['Teamtailor'] = [
  page(
    `<div class="careersite"><header><a href="/jobs">Jobs</a><a href="/connect">Connect</a></header><div class="cookie-dialog" role="dialog"><h2>Cookie preferences</h2><label><input type="checkbox" name="analytics">Analytics</label><button>Decline all non-necessary cookies</button></div><main><h1>Junior Designer</h1><section id="section-jobs-form"><div class="job-form"><h2>Apply for this job</h2><form class="new_candidate simple_form" id="new_candidate" action="/jobs/11-junior/applications" accept-charset="UTF-8" method="post" data-controller="forms--candidate-application"><input type="hidden" name="authenticity_token" value="t"><input type="hidden" name="candidate[job_applications_attributes][0][job_id]" value="11">
<div class="form-field"><label class="string required" for="candidate_first_name">First name <abbr title="required">*</abbr></label><input class="string required" required type="text" name="candidate[first_name]" id="candidate_first_name"></div>
<div class="form-field"><label for="candidate_last_name">Last name <abbr title="required">*</abbr></label><input required type="text" name="candidate[last_name]" id="candidate_last_name"></div>
<div class="form-field"><label for="candidate_email">Email <abbr title="required">*</abbr></label><input required type="email" name="candidate[email]" id="candidate_email"></div>
<div class="form-field"><label for="candidate_phone">Phone</label><div class="iti"><input type="tel" name="candidate[phone]" id="candidate_phone"></div></div>
<div class="form-field" id="resume-field"><label for="candidate_resume_remote_url">Upload resume <abbr title="required">*</abbr></label><div class="upload"><label class="btn" for="candidate_file">Choose a file</label><input type="file" id="candidate_file" name="candidate_file" class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)" required><p>or drop it here</p></div><input type="hidden" name="candidate[resume_remote_url]" id="candidate_resume_remote_url"></div>
<div class="question"><input type="hidden" name="candidate[job_applications_attributes][0][answers_attributes][0][question_id]" value="5"><div class="question-title" id="q5">Do you have a design degree?</div><div class="flex"><input type="radio" id="answer_5_yes_x1" name="candidate[answers_attributes][0][boolean]" value="true"><label for="answer_5_yes_x1">Yes</label><input type="radio" id="answer_5_no_x1" name="candidate[answers_attributes][0][boolean]" value="false"><label for="answer_5_no_x1">No</label></div></div>
<div class="question"><input type="hidden" name="candidate[answers_attributes][1][question_id]" value="6"><label for="candidate_answers_attributes_1_text">Link to a piece you love <abbr title="required">*</abbr></label><textarea required id="candidate_answers_attributes_1_text" name="candidate[answers_attributes][1][text]" rows="4"></textarea></div>
<div class="form-field consent"><label for="candidate_consent_given"><input name="candidate[consent_given]" type="hidden" value="0"><input type="checkbox" value="1" name="candidate[consent_given]" id="candidate_consent_given" required> I have read the <a href="/privacy">privacy policy</a> and confirm that Fig stores my personal details to be able to process my job application. *</label></div>
<div class="form-field consent"><label for="candidate_consent_given_future_jobs"><input type="checkbox" value="1" name="candidate[consent_given_future_jobs]" id="candidate_consent_given_future_jobs"> Yes, Fig can contact me directly about specific future job opportunities.</label></div>
<button type="submit">Submit application</button></form></div></section></main><script src="https://assets-aws.teamtailor-cdn.com/app.js"></script></div>`,
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 0],
    ['Upload resume', F, 1],
    ['Do you have a design degree?', S, 0, ['Yes', 'No']],
    ['Link to a piece you love', A, 1],
    [
      'I have read the privacy policy and confirm that Fig stores my personal details to be able to process my job application.',
      M,
      1,
      ['Yes'],
    ],
    ['Yes, Fig can contact me directly about specific future job opportunities.', M, 0, ['Yes']],
  ],
];

const fab = (name: string, label: string, star = true, type = 'text') =>
  `<div class="fab-FormColumn"><div class="MuiFormControl-root"><label class="fab-Label" for="${name}">${label}${star ? '<span class="fab-Label__required">*</span>' : ''}</label><input class="fab-TextInput__input" id="${name}" name="${name}" type="${type}"${star ? ' aria-required="true"' : ''}></div></div>`;
const fabSelect = (name: string, label: string, star = true) =>
  `<div class="fab-FormColumn"><label class="fab-Label" id="${name}-label">${label}${star ? '<span>*</span>' : ''}</label><div class="fab-Select"><button type="button" class="fab-SelectToggle" aria-haspopup="true" aria-labelledby="${name}-label ${name}-v" data-menu-id="fab-menu-${name}"><div class="fab-SelectToggle__content" id="${name}-v"><span class="fab-SelectToggle__placeholder">–Select–</span></div></button><input type="hidden" name="${name}" value=""><select class="fab-Select__native" aria-hidden="true" tabindex="-1" style="display:none"><option></option></select></div></div>`;
hostedForms['BambooHR'] = [
  page(
    `<div id="root"><header><a href="/careers">Pinecrest Dental</a></header><main><h2>Dental Assistant</h2><form id="job-application-form" class="CandidateForm"><h3>Apply for This Job</h3>${fab('firstName', 'First Name')}${fab('lastName', 'Last Name')}${fab('email', 'Email')}${fab('phone', 'Phone')}${fab('streetAddress', 'Address', false)}${fab('city', 'City', false)}${fabSelect('state', 'State')}${fab('zip', 'ZIP', false)}
<div class="fab-FormColumn"><span class="fab-Label">Resume<span>*</span></span><div class="fab-FileUpload"><button type="button" class="fab-Button">Choose File</button><input type="file" name="resumeFileId" id="resumeFileId" tabindex="-1" style="display:none"></div></div>
<div class="fab-FormColumn"><label class="fab-Label" for="dateAvailable">Date Available</label><div class="fab-DatePicker"><input id="dateAvailable" name="dateAvailable" placeholder="mm/dd/yyyy" type="text" class="fab-DateInput"><button type="button" aria-label="Open calendar"></button></div></div>${fab('desiredPay', 'Desired Pay', false)}
<div class="fab-FormColumn"><label class="fab-Label" for="customQuestionAnswers.301">Do you have an active x-ray certificate?<span>*</span></label><div class="fab-Select"><button type="button" id="customQuestionAnswers.301" class="fab-SelectToggle" aria-haspopup="true"><span>–Select–</span></button></div></div>
<div class="fab-FormColumn"><label class="fab-Label" for="customQuestionAnswers.302">Why dentistry?</label><textarea id="customQuestionAnswers.302" name="customQuestionAnswers.302"></textarea></div>
<div style="position:absolute;left:-9999px" aria-hidden="true"><label for="nickname_hpcsaf">Nickname</label><input id="nickname_hpcsaf" name="nickname_hpcsaf" tabindex="-1"></div>
<button type="submit" class="fab-Button">Submit Application</button></form></main></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 1],
    ['Address', T, 0],
    ['City', T, 0],
    ['State', S, 1],
    ['ZIP', T, 0],
    ['Resume', F, 1],
    ['Date Available', D, 0],
    ['Desired Pay', T, 0],
    ['Do you have an active x-ray certificate?', S, 1],
    ['Why dentistry?', A, 0],
  ],
];

hostedForms['JazzHR'] = [
  page(
    `<div class="container"><div class="job-header"><h1>Line Cook</h1><ul><li title="Location">Reno, NV</li></ul></div><div id="job-description"><p>Cook with us.</p></div><div class="resumator-job-application" id="apply"><h2>Apply for this Job</h2><form id="resumator-form" method="post" enctype="multipart/form-data"><input type="hidden" name="resumator-job-id" value="j1">
<div class="form-group resumator-field" id="resumator-firstname-field"><label class="control-label" id="resumator-firstname-label" for="resumator-firstname-value">First Name <span class="resumator-required">*</span></label><input class="form-control" type="text" name="resumator-firstname-value" id="resumator-firstname-value" value=""></div>
<div class="form-group" id="resumator-lastname-field"><label for="resumator-lastname-value">Last Name <span class="resumator-required">*</span></label><input type="text" name="resumator-lastname-value" id="resumator-lastname-value"></div>
<div class="form-group"><label for="resumator-email-value">Email Address <span class="resumator-required">*</span></label><input type="text" name="resumator-email-value" id="resumator-email-value"></div>
<div class="form-group"><label for="resumator-phone-value">Phone <span class="resumator-required">*</span></label><input type="text" name="resumator-phone-value" id="resumator-phone-value"></div>
<div class="form-group" id="resumator-resume-field"><label for="resumator-resume-value">Resume <span class="resumator-required">*</span></label><p id="resumator-choose-upload"><a href="#" class="btn">Attach resume</a> or <a href="#" id="resumator-paste">Paste resume</a></p><div id="resumator-resume-upload" style="display:none"><input type="file" name="resumator-resume-value" id="resumator-resume-value"></div><div id="resumator-resume-paste" style="display:none"><textarea name="resumator-resumetext-value" id="resumator-resumetext-value"></textarea></div></div>
<div class="form-group"><label for="resumator-questionnaire-q1">Are you 18 or older? <span class="resumator-required">*</span></label><select name="questionnaire[q1]" id="resumator-questionnaire-q1"><option value="">Select...</option><option>Yes</option><option>No</option></select></div>
<div class="form-group"><label class="control-label">What shifts can you work? <span class="resumator-required">*</span></label><div class="checkbox"><label><input type="checkbox" name="questionnaire[q2][]" value="Morning"> Morning</label></div><div class="checkbox"><label><input type="checkbox" name="questionnaire[q2][]" value="Evening"> Evening</label></div></div>
<div id="resumator-eeo"><h3>EEO Survey</h3><p>Providing this information is optional.</p><div class="form-group"><label for="resumator-eeo-gender-value">Gender</label><select name="resumator-eeo-gender-value" id="resumator-eeo-gender-value"><option value="">Select</option><option>Male</option><option>Female</option><option>I decline to self-identify</option></select></div></div>
<div class="g-recaptcha"><iframe title="reCAPTCHA" width="304" height="78"></iframe><textarea id="g-recaptcha-response" name="g-recaptcha-response" style="display:none"></textarea></div>
<a href="#" id="resumator-submit-resume" class="btn btn-primary">Submit Application</a></form></div></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email Address', T, 1],
    ['Phone', T, 1],
    ['Resume', F, 1],
    ['Are you 18 or older?', S, 1, ['Yes', 'No']],
    ['What shifts can you work?', M, 1, ['Morning', 'Evening']],
    ['Gender', S, 0, ['Male', 'Female', 'I decline to self-identify']],
  ],
];

const rip = (id: string, label: string, star = true) =>
  `<div data-testid="${id}-wrap" class="css-1q"><div class="css-lab"><p id="${id}-lbl" class="css-p">${label}${star ? '<span class="css-req">*</span>' : ''}</p></div><div class="css-in"><input data-testid="input-${id}" type="text" aria-labelledby="${id}-lbl" name="${id}" placeholder=""></div></div>`;
hostedForms['Rippling'] = [
  page(
    `<div id="__next"><div class="css-bar"><a>Back to job</a></div><div class="css-m"><h2>Apply for Inside Sales</h2><form><div class="css-drop"><div class="css-lab"><p>Resume<span class="css-req">*</span></p></div><div role="button" tabindex="0" class="css-dz"><input data-testid="input-resume" type="file" accept=".pdf,.docx" style="display:none"><p>Drop or select</p><span>(PDF, DOCX up to 10MB)</span></div></div>
${rip('first_name', 'First name')}${rip('last_name', 'Last name')}${rip('email', 'Email')}<div class="css-1q"><p id="ph-lbl">Phone number<span class="css-req">*</span></p><div class="css-ph"><div data-testid="select-phone-country" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-label="Country code" tabindex="0">+1</div><input data-testid="input-phone_number" type="tel" aria-labelledby="ph-lbl" name="phone_number"></div></div>
${rip('linkedin', 'LinkedIn Link', false)}
<div class="css-1q"><p id="q9-lbl">Have you sold software before?<span class="css-req">*</span></p><div role="radiogroup" aria-labelledby="q9-lbl"><label class="css-r"><input type="radio" name="q9" value="yes" style="opacity:0;position:absolute"><span>Yes</span></label><label class="css-r"><input type="radio" name="q9" value="no" style="opacity:0;position:absolute"><span>No</span></label></div></div>
<div class="css-1q"><p id="q10-lbl">Preferred office<span class="css-req">*</span></p><div data-testid="select-q10" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="q10-lbl" tabindex="0"><span>Select...</span></div></div>
<div class="css-1q"><label class="css-c"><input type="checkbox" name="sms"><span>I agree to receive text messages about my application.</span></label></div>
<button data-testid="Apply" type="submit">Apply</button></form></div></div>`,
  ),
  [
    ['Resume', F, 1],
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['Phone number', T, 1],
    ['LinkedIn Link', T, 0],
    ['Have you sold software before?', S, 1, ['Yes', 'No']],
    ['Preferred office', S, 1],
    ['I agree to receive text messages about my application.', M, 0, ['Yes']],
  ],
];

hostedForms['Jobvite'] = [
  page(
    `<div class="jv-page-body"><div class="jv-wrapper"><h2 class="jv-header">Apply to Marketing Analyst</h2><form name="applyForm" class="jv-form ng-pristine" novalidate><div class="jv-form-section"><p class="jv-required-note">Required Fields*</p>
<div class="jv-form-field"><label class="jv-form-field-label" for="jv-field-1">First Name*</label><div class="jv-form-field-control"><input id="jv-field-1" type="text" name="input-1" ng-required="true" required autocomplete="given-name"></div></div>
<div class="jv-form-field"><label for="jv-field-2">Last Name*</label><div><input id="jv-field-2" name="input-2" type="text" required></div></div>
<div class="jv-form-field"><label for="jv-field-3">Email*</label><div><input id="jv-field-3" name="input-3" type="email" required></div></div>
<div class="jv-form-field"><label for="jv-field-4">Country*</label><div><select id="jv-field-4" name="input-4" required><option value="" selected>Select...</option><option value="US">United States</option><option value="CA">Canada</option></select></div></div>
<div class="jv-form-field jv-form-field-resume"><div class="jv-form-field-label">Resume*</div><div class="jv-add-attachment"><button type="button" class="jv-button" id="attach">Add Resume</button><ul class="jv-dropdown" style="display:none"><li>Dropbox</li><li><label for="file-input-0">Upload File</label><input type="file" id="file-input-0" name="resume" class="jv-file"></li><li>Type or Paste</li></ul></div></div>
<div class="jv-form-field"><fieldset><legend class="jv-form-field-label">Have you worked for us before?*</legend><div class="jv-radio"><input type="radio" name="q-11" id="q-11-0" value="Yes"><label for="q-11-0">Yes</label></div><div class="jv-radio"><input type="radio" name="q-11" id="q-11-1" value="No"><label for="q-11-1">No</label></div></fieldset></div>
<div class="jv-form-field"><label for="jv-field-12">Tell us about a campaign you measured (max 500 characters)</label><div><textarea id="jv-field-12" name="input-12" maxlength="500"></textarea></div></div></div>
<div class="jv-form-section jv-eeo"><h3>Voluntary Self-Identification of Disability</h3><p>Form CC-305</p><fieldset><legend>Please check one of the boxes below:</legend><div><input type="radio" name="dis" id="dis1"><label for="dis1">Yes, I have a disability, or have had one in the past</label></div><div><input type="radio" name="dis" id="dis2"><label for="dis2">No, I do not have a disability and have not had one in the past</label></div><div><input type="radio" name="dis" id="dis3"><label for="dis3">I do not want to answer</label></div></fieldset></div>
<div class="jv-form-actions"><button type="button" class="jv-button jv-button-secondary">Cancel</button><button type="submit" class="jv-button jv-button-primary">Send Application</button></div></form></div></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Country', S, 1, ['United States', 'Canada']],
    ['Resume', F, 1],
    ['Have you worked for us before?', S, 1, ['Yes', 'No']],
    ['Tell us about a campaign you measured (max 500 characters)', A, 0],
    [
      'Please check one of the boxes below',
      S,
      0,
      [
        'Yes, I have a disability, or have had one in the past',
        'No, I do not have a disability and have not had one in the past',
        'I do not want to answer',
      ],
    ],
  ],
];
