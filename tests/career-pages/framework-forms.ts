import { A, type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Forms as component libraries and further builders write them, saved by a browser. */
export const frameworkForms: Record<string, [html: string, asked: AskedShape[]]> = {};

const fluent = (id: string, label: string, inner: string, star = true) =>
  `<div class="ff-el-group"><div class="ff-el-input--label ${star ? 'ff-el-is-required ' : ''}asterisk-right"><label for="${id}" aria-label="${label}">${label}</label></div><div class="ff-el-input--content">${inner}</div></div>`;
frameworkForms['Fluent Forms'] = [
  page(
    `<h1>Careers at Oakhill</h1><div class="fluentform"><form id="fluentform_5" class="frm-fluent-form" data-form_id="5"><fieldset style="border:none!important;margin:0!important"><legend class="ff_screen_reader_title" style="display:block;margin:0!important;padding:0!important;height:0!important;text-indent:-999999px;width:0!important;overflow:hidden">Job Application</legend><input type="hidden" name="__fluent_form_embded_post_id" value="9">
${fluent('ff_5_first', 'First Name', '<input type="text" name="names[first_name]" id="ff_5_first" class="ff-el-form-control" aria-required="true">')}${fluent('ff_5_email', 'Email', '<input type="email" name="email" id="ff_5_email" aria-required="true">')}
${fluent('ff_5_dd', 'Preferred location', '<select name="dropdown" id="ff_5_dd" class="ff-el-form-control" aria-required="false"><option value="">- Select -</option><option value="North">North</option><option value="South">South</option></select>', false)}
<div class="ff-el-group"><div class="ff-el-input--label ff-el-is-required asterisk-right"><label aria-label="Do you have a food handler card?">Do you have a food handler card?</label></div><div class="ff-el-input--content"><div class="ff-el-form-check"><label class="ff-el-form-check-label" for="input_radio_1"><input type="radio" name="input_radio" value="yes" id="input_radio_1" class="ff-el-form-check-input" aria-required="true"> <span>Yes</span></label></div><div class="ff-el-form-check"><label class="ff-el-form-check-label" for="input_radio_2"><input type="radio" name="input_radio" value="no" id="input_radio_2"> <span>No</span></label></div></div></div>
<div class="ff-el-group"><div class="ff-el-input--label ff-el-is-required asterisk-right"><label for="ff_5_file" aria-label="Resume">Resume</label></div><div class="ff-el-input--content"><div class="ff_file_upload_holder"><span class="ff_upload_btn ff-btn">Choose File</span><input type="file" name="file-upload" id="ff_5_file" class="ff-el-form-control ff-screen-reader-element" aria-required="true" style="position:absolute;overflow:hidden;clip:rect(0,0,0,0);height:1px;width:1px"></div></div></div>
<div class="ff-el-group ff-el-form-check"><label class="ff-el-form-check-label ff_tc_label" for="gdpr_5"><span class="ff_tc_checkbox"><input type="checkbox" name="gdpr-agreement" id="gdpr_5" value="on" aria-required="true"></span><div class="ff_t_c">I consent to have this website store my submitted information</div></label></div>
<div style="display:none!important;position:absolute!important;transform:translateX(1000%)!important" class="ff-el-group ff-hpsf-container"><div class="ff-el-input--label"><label for="ff_5_item_sf">Newsletter</label></div><input type="text" name="item__5__checkme_" id="ff_5_item_sf" tabindex="-1"></div>
<button type="submit" class="ff-btn ff-btn-submit">Submit Form</button></fieldset></form></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Email', T, 1],
    ['Preferred location', S, 0, ['North', 'South']],
    ['Do you have a food handler card?', S, 1, ['Yes', 'No']],
    ['Resume', F, 1],
    ['I consent to have this website store my submitted information', M, 1, ['Yes']],
  ],
];

const msItem = (n: number, title: string, star: boolean, inner: string) =>
  `<div data-automation-id="questionItem" class="-mC-${n}"><div><div id="QuestionId_r${n}"><span data-automation-id="questionTitle" role="heading" aria-level="3"><span data-automation-id="questionOrdinal" class="-Bb" aria-hidden="true">${n}.</span><span class="text-format-content">${title}</span>${star ? '<span data-automation-id="requiredStar" aria-hidden="true" class="-aA">*</span>' : ''}</span></div><div id="QuestionInfo_r${n}" class="-bI" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">${star ? 'Required to answer.' : ''} Single line text.</div></div><div>${inner}</div></div>`;
frameworkForms['Microsoft Forms'] = [
  page(
    `<div id="content-root"><div id="form-main-content1"><div data-automation-id="formTitle" role="heading" aria-level="1">Volunteer and staff job application</div><div data-automation-id="requiredNotice"><span>*</span> Required</div><div id="question-list">
${msItem(1, 'Full name', true, '<span><input data-automation-id="textInput" aria-labelledby="QuestionId_r1 QuestionInfo_r1" maxlength="4000" placeholder="Enter your answer" spellcheck="true" class="-bT"></span>')}
${msItem(2, 'Email address', true, '<span><input data-automation-id="textInput" aria-labelledby="QuestionId_r2 QuestionInfo_r2" maxlength="4000" placeholder="Enter your answer"></span>')}
${msItem(3, 'Which role are you applying for?', true, '<div role="radiogroup" aria-labelledby="QuestionId_r3 QuestionInfo_r3" aria-required="true"><div data-automation-id="choiceItem"><div role="radio" aria-checked="false" aria-labelledby="c31"><label><span data-automation-id="radio"><input type="radio" name="r3" value="Driver" role="radio" aria-posinset="1"></span><span id="c31"><span class="text-format-content">Driver</span></span></label></div></div><div data-automation-id="choiceItem"><div role="radio" aria-checked="false" aria-labelledby="c32"><label><span data-automation-id="radio"><input type="radio" name="r3" value="Cook"></span><span id="c32"><span class="text-format-content">Cook</span></span></label></div></div></div>')}
${msItem(4, 'Tell us about your experience', false, '<textarea data-automation-id="textInput" aria-labelledby="QuestionId_r4 QuestionInfo_r4" placeholder="Enter your answer"></textarea>')}
${msItem(5, 'When can you start?', false, '<div class="ms-DatePicker"><div class="ms-TextField"><input type="text" role="combobox" aria-haspopup="dialog" aria-labelledby="QuestionId_r5 QuestionInfo_r5" placeholder="Please input date (M/d/yyyy)" id="DatePicker0-label" class="ms-TextField-field"></div></div>')}
</div><button data-automation-id="submitButton">Submit</button></div></div>`,
  ),
  [
    ['Full name', T, 1],
    ['Email address', T, 1],
    ['Which role are you applying for?', S, 1, ['Driver', 'Cook']],
    ['Tell us about your experience', A, 0],
    ['When can you start?', D, 0],
  ],
];

frameworkForms['Webflow'] = [
  page(
    `<nav class="w-nav"><a href="/">Home</a></nav><section><h1>Join the Studio</h1><div class="w-form"><form id="wf-form-Career-Form" name="wf-form-Career-Form" data-name="Career Form" method="get"><label for="name" class="field-label">Name*</label><input class="text-field w-input" maxlength="256" name="name" data-name="Name" placeholder="" type="text" id="name" required=""><label for="email" class="field-label">Email Address*</label><input class="text-field w-input" name="email" data-name="Email" type="email" id="email" required=""><label for="portfolio" class="field-label">Portfolio link</label><input class="w-input" name="portfolio" data-name="Portfolio" type="text" id="portfolio"><label for="disc" class="field-label">Discipline</label><select id="disc" name="disc" data-name="Discipline" class="w-select"><option value="">Select one...</option><option value="Brand">Brand</option><option value="Motion">Motion</option></select><div class="w-file-upload"><div class="w-file-upload-default"><input class="w-file-upload-input" accept=".pdf" name="CV" data-name="CV" aria-hidden="true" type="file" id="CV" tabindex="-1" required=""><label for="CV" role="button" tabindex="0" class="w-file-upload-label"><div class="w-icon-file-upload-icon"></div><div class="w-inline-block">Upload CV</div></label><div class="w-file-upload-info">Max file size 10MB.</div></div><div tabindex="-1" class="w-file-upload-uploading w-hidden" style="display:none">Uploading...</div></div><label class="w-checkbox"><input type="checkbox" name="remote" id="remote" data-name="remote" class="w-checkbox-input"><span class="w-form-label" for="remote">I can work from the studio three days a week</span></label><label for="about">Tell us about you</label><textarea id="about" name="about" maxlength="5000" class="w-input"></textarea><input type="submit" data-wait="Please wait..." class="w-button" value="Apply"></form><div class="w-form-done" style="display:none"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail" style="display:none"><div>Oops! Something went wrong while submitting the form.</div></div></div></section>`,
  ),
  [
    ['Name', T, 1],
    ['Email Address', T, 1],
    ['Portfolio link', T, 0],
    ['Discipline', S, 0, ['Brand', 'Motion']],
    ['Upload CV', F, 1],
    ['I can work from the studio three days a week', M, 0, ['Yes']],
    ['Tell us about you', A, 0],
  ],
];

const crispy = (id: string, label: string, inner: string, star = true) =>
  `<div id="div_id_${id}" class="form-group"><label for="id_${id}" class="${star ? 'requiredField' : ''}">${label}${star ? '<span class="asteriskField">*</span>' : ''}</label><div>${inner}</div></div>`;
frameworkForms['Django crispy'] = [
  page(
    `<main><h2>Online Application - Library Page</h2><form method="post" enctype="multipart/form-data"><input type="hidden" name="csrfmiddlewaretoken" value="x">${crispy('first_name', 'First name', '<input type="text" name="first_name" maxlength="60" class="textinput textInput form-control" required id="id_first_name">')}${crispy('email', 'Email', '<input type="email" name="email" class="emailinput form-control" required id="id_email">')}${crispy('dob_year', 'Years lived in the county', '<input type="number" name="dob_year" class="numberinput form-control" id="id_dob_year">', false)}
<div id="div_id_shift" class="form-group"><label class="requiredField">Shift<span class="asteriskField">*</span></label><div><div class="form-check"><label for="id_shift_0" class="form-check-label"><input type="radio" class="form-check-input" name="shift" value="a" id="id_shift_0" required>Day</label></div><div class="form-check"><label for="id_shift_1" class="form-check-label"><input type="radio" class="form-check-input" name="shift" value="b" id="id_shift_1" required>Evening</label></div></div></div>
<div id="div_id_resume" class="form-group"><label for="id_resume" class="requiredField">Resume<span class="asteriskField">*</span></label><div class="mb-2"><div class="input-group"><div class="custom-file"><input type="file" name="resume" class="custom-file-input" required id="id_resume"><label class="custom-file-label text-truncate" for="id_resume">---</label></div></div><small id="hint_id_resume" class="form-text text-muted">PDF only</small></div></div>
<div id="div_id_certify" class="form-group form-check"><input type="checkbox" name="certify" class="checkboxinput form-check-input" required id="id_certify"><label for="id_certify" class="form-check-label requiredField">I certify these statements are true<span class="asteriskField">*</span></label></div><input type="submit" name="submit" value="Submit application" class="btn btn-primary"></form></main>`,
  ),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['Years lived in the county', N, 0],
    ['Shift', S, 1, ['Day', 'Evening']],
    ['Resume', F, 1],
    ['I certify these statements are true', M, 1, ['Yes']],
  ],
];

const ant = (id: string, label: string, inner: string, star = true) =>
  `<div class="ant-form-item"><div class="ant-row ant-form-item-row"><div class="ant-col ant-form-item-label"><label for="${id}" class="${star ? 'ant-form-item-required' : ''}" title="${label}">${label}</label></div><div class="ant-col ant-form-item-control"><div class="ant-form-item-control-input"><div class="ant-form-item-control-input-content">${inner}</div></div></div></div></div>`;
frameworkForms['Ant Design'] = [
  page(
    `<div id="root"><div class="ant-layout"><h1 class="ant-typography">Apply: Frontend Engineer</h1><form id="basic" class="ant-form ant-form-vertical">${ant('basic_name', 'Full Name', '<input id="basic_name" aria-required="true" class="ant-input" type="text" value="">')}${ant('basic_email', 'Email', '<input id="basic_email" aria-required="true" class="ant-input" type="text" value="">')}
${ant('basic_degree', 'Degree', '<div class="ant-select ant-select-single ant-select-show-arrow"><div class="ant-select-selector"><span class="ant-select-selection-search"><input type="search" autocomplete="off" class="ant-select-selection-search-input" role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-owns="basic_degree_list" aria-autocomplete="list" aria-controls="basic_degree_list" readonly unselectable="on" value="" id="basic_degree" aria-required="true" style="opacity:0"></span><span class="ant-select-selection-placeholder">Please select</span></div><span class="ant-select-arrow" unselectable="on" aria-hidden="true"><span role="img" aria-label="down" class="anticon"></span></span></div>')}
${ant('basic_remote', 'Can you work on-site?', '<div class="ant-radio-group" id="basic_remote"><label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" class="ant-radio-input" value="yes" name=":r9:" style="opacity:0;position:absolute"><span class="ant-radio-inner"></span></span><span>Yes</span></label><label class="ant-radio-wrapper"><span class="ant-radio"><input type="radio" class="ant-radio-input" value="no" name=":r9:" style="opacity:0;position:absolute"><span class="ant-radio-inner"></span></span><span>No</span></label></div>')}
${ant('basic_start', 'Start date', '<div class="ant-picker"><div class="ant-picker-input"><input readonly placeholder="Select date" title="" size="12" autocomplete="off" id="basic_start" value=""><span class="ant-picker-suffix"></span></div></div>', false)}
${ant('basic_resume', 'Resume', '<span class="ant-upload-wrapper"><div class="ant-upload ant-upload-select"><span tabindex="0" class="ant-upload" role="button"><input id="basic_resume" type="file" accept=".pdf" style="display:none"><button type="button" class="ant-btn"><span>Click to Upload</span></button></span></div><div class="ant-upload-list"></div></span>')}
${ant('basic_intro', 'Introduction', '<textarea rows="4" id="basic_intro" class="ant-input"></textarea>', false)}
<button type="submit" class="ant-btn ant-btn-primary"><span>Submit</span></button></form></div></div>`,
  ),
  [
    ['Full Name', T, 1],
    ['Email', T, 1],
    ['Degree', S, 1],
    ['Can you work on-site?', S, 1, ['Yes', 'No']],
    ['Start date', D, 0],
    ['Resume', F, 1],
    ['Introduction', A, 0],
  ],
];

const mat = (n: number, label: string, inner: string, star = true) =>
  `<mat-form-field class="mat-mdc-form-field"><div class="mat-mdc-text-field-wrapper"><div class="mat-mdc-form-field-flex"><div class="mdc-notched-outline"><div class="mdc-notched-outline__notch"><label matformfieldfloatinglabel class="mdc-floating-label" id="mat-mdc-form-field-label-${n}" for="mat-input-${n}"><mat-label>${label}</mat-label>${star ? '<span aria-hidden="true" class="mat-mdc-form-field-required-marker mdc-floating-label--required"></span>' : ''}</label></div></div><div class="mat-mdc-form-field-infix">${inner}</div></div></div><div class="mat-mdc-form-field-subscript-wrapper"><div class="mat-mdc-form-field-hint-wrapper"></div></div></mat-form-field>`;
frameworkForms['Angular Material'] = [
  page(
    `<app-root><main><h1>Submit your application</h1><form novalidate class="ng-untouched ng-pristine ng-invalid">${mat(0, 'First name', '<input matinput formcontrolname="firstName" required id="mat-input-0" aria-required="true" class="mat-mdc-input-element">')}${mat(1, 'Email', '<input matinput type="email" formcontrolname="email" required id="mat-input-1" aria-required="true">')}${mat(2, 'Phone', '<input matinput type="tel" formcontrolname="phone" id="mat-input-2" aria-required="false">', false)}
${mat(3, 'State', '<mat-select role="combobox" aria-haspopup="listbox" formcontrolname="state" id="mat-select-0" tabindex="0" aria-expanded="false" aria-required="true" aria-labelledby="mat-mdc-form-field-label-3 mat-select-value-1" class="mat-mdc-select mat-mdc-select-required"><div class="mat-mdc-select-trigger"><div class="mat-mdc-select-value" id="mat-select-value-1"><span class="mat-mdc-select-placeholder"></span></div></div></mat-select>')}
<div class="q"><label id="exp-label">Do you have forklift experience? *</label><mat-radio-group role="radiogroup" aria-labelledby="exp-label" formcontrolname="forklift"><mat-radio-button id="mat-radio-1"><div class="mdc-form-field"><div class="mdc-radio"><input type="radio" class="mdc-radio__native-control" id="mat-radio-1-input" name="mat-radio-group-0" value="yes"></div><label class="mdc-label" for="mat-radio-1-input">Yes</label></div></mat-radio-button><mat-radio-button id="mat-radio-2"><div class="mdc-form-field"><div class="mdc-radio"><input type="radio" class="mdc-radio__native-control" id="mat-radio-2-input" name="mat-radio-group-0" value="no"></div><label class="mdc-label" for="mat-radio-2-input">No</label></div></mat-radio-button></mat-radio-group></div>
<div class="upload"><span class="upload-label">Resume *</span><button mat-stroked-button type="button"><span class="mdc-button__label">Select file</span></button><input hidden type="file" accept=".pdf,.docx"></div>
<mat-checkbox id="mat-mdc-checkbox-1" formcontrolname="agree"><div class="mdc-form-field"><div class="mdc-checkbox"><input type="checkbox" class="mdc-checkbox__native-control" id="mat-mdc-checkbox-1-input"></div><label class="mdc-label" for="mat-mdc-checkbox-1-input">I agree to the data protection notice *</label></div></mat-checkbox>
<button mat-flat-button type="submit">Send application</button></form></main></app-root>`,
  ),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 0],
    ['State', S, 1],
    ['Do you have forklift experience?', S, 1, ['Yes', 'No']],
    ['Resume', F, 1],
    ['I agree to the data protection notice', M, 1, ['Yes']],
  ],
];

const wd = (n: number, label: string, inner: string, star = true) =>
  `<div data-automation-id="formField-f${n}" class="css-1obf64m"><label for="input-${n}" class="css-1ud5i8o"><span class="css-s">${label}</span>${star ? '<abbr title="required" class="css-5qq2tt">*</abbr>' : ''}</label><div class="css-2m6">${inner}</div></div>`;
frameworkForms['Workday, a step of the wizard'] = [
  page(
    `<div data-automation-id="applyFlowPage"><ol data-automation-id="progressBar"><li data-automation-id="progressBarActiveStep"><label>current step 2 of 6</label><label>My Information</label></li><li><label>step 3 of 6</label><label>My Experience</label></li></ol><h2>My Information</h2><div data-automation-id="applyFlowMyInfoPage">
<div data-automation-id="formField-source"><label for="source--source">How Did You Hear About Us?<abbr title="required">*</abbr></label><div data-automation-id="multiSelectContainer" data-uxi-widget-type="multiselect"><input id="source--source" placeholder="Search" data-automation-id="searchBox" data-uxi-widget-type="selectinput" autocomplete="off" aria-required="true" value=""><div role="listbox" aria-label="items selected"></div></div></div>
<fieldset data-automation-id="formField-prev"><legend><div>Have you previously worked for Acme?<abbr title="required">*</abbr></div></legend><div class="css-r"><div><input type="radio" id="r1" name="candidateIsPreviousWorker" value="true"><label for="r1">Yes</label></div><div><input type="radio" id="r2" name="candidateIsPreviousWorker" value="false"><label for="r2">No</label></div></div></fieldset>
${wd(4, 'First Name', '<input id="input-4" name="legalName--firstName" type="text" aria-required="true">')}${wd(5, 'Last Name', '<input id="input-5" name="legalName--lastName" type="text" aria-required="true">')}
${wd(6, 'State', '<button id="input-6" name="countryRegion" type="button" aria-haspopup="listbox" aria-label="State Select One Required" value="">Select One</button>')}
${wd(7, 'Phone Number', '<input id="input-7" name="phoneNumber" type="text" aria-required="true">')}${wd(8, 'Phone Extension', '<input id="input-8" name="extension" type="text">', false)}</div><div data-automation-id="pageFooter"><button data-automation-id="pageFooterBackButton">Back</button><button data-automation-id="pageFooterNextButton">Save and Continue</button></div></div>`,
  ),
  [
    ['How Did You Hear About Us?', T, 1],
    ['Have you previously worked for Acme?', S, 1, ['Yes', 'No']],
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['State', S, 1],
    ['Phone Number', T, 1],
    ['Phone Extension', T, 0],
  ],
];

const ic = (id: string, label: string, inner: string, star = true) =>
  `<div class="iCIMS_TableRow"><div class="iCIMS_TableCell field-label"><label for="${id}" class="iCIMS_Label"><span class="iCIMS_Forms_Global_Label">${label}</span>${star ? '<span class="Field_RequiredStar" title="Required" aria-hidden="true"> *</span><span class="sr-only">Required</span>' : ''}</label></div><div class="iCIMS_TableCell field-value">${inner}</div></div>`;
frameworkForms['iCIMS profile'] = [
  page(
    `<div class="iCIMS_MainWrapper iCIMS_FormPage"><h1 class="iCIMS_Header">Candidate Profile</h1><form id="cp_form" name="cp_form" method="post" enctype="multipart/form-data"><div class="iCIMS_TextBox">Fields marked with an asterisk are required.</div>${ic('rcf3046', 'First Name', '<input type="text" id="rcf3046" name="rcf3046" class="TextField" maxlength="50">')}${ic('rcf3048', 'Last Name', '<input type="text" id="rcf3048" name="rcf3048" class="TextField">')}${ic('PersonProfileFields.Email', 'Email', '<input type="text" id="PersonProfileFields.Email" name="PersonProfileFields.Email">')}${ic('state', 'State/Province', '<select id="state" name="state" class="DropDownField"><option value="">— Make a Selection —</option><option value="1">Maine</option><option value="2">Vermont</option></select>')}${ic('resume_f', 'Resume', '<div class="iCIMS_FileUpload"><a class="iCIMS_Btn" role="button">Upload resume</a><input type="file" id="resume_f" name="PortalProfileFields.Resume_File" style="opacity:0;width:1px"></div>')}${ic('txt', 'Additional comments', '<textarea id="txt" name="txt"></textarea>', false)}<div class="iCIMS_Buttons"><input type="submit" id="cp_form_submit_i" value="Submit Profile" class="iCIMS_PrimaryButton"></div></form></div><style>.sr-only{position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden}</style>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['State/Province', S, 1, ['Maine', 'Vermont']],
    ['Resume', F, 1],
    ['Additional comments', A, 0],
  ],
];

frameworkForms['Formstack'] = [
  page(
    `<div class="fsBody"><form method="post" novalidate enctype="multipart/form-data" class="fsForm fsSingleColumn" id="fsForm77"><div class="fsPage" id="fsPage1"><section class="fsSection"><div class="fsSectionHeader"><h2 class="fsSectionHeading">Employment Application</h2></div><div class="fsRow"><fieldset role="group" aria-labelledby="fsLegend1" class="fsRowBody fsCell fsFieldCell fsNameFieldCell" id="fsCell1"><legend id="fsLegend1" class="fsLabel fsRequiredLabel fsLabelVertical"><span>Name<span class="fsRequiredMarker">*</span></span></legend><div class="fsSubFieldGroup"><div class="fsSubField fsNameFirst"><input type="text" id="field1-first" name="field1-first" size="20" required class="fsField fsRequired" aria-required="true"><label class="fsSupporting" for="field1-first">First Name</label></div><div class="fsSubField fsNameLast"><input type="text" id="field1-last" name="field1-last" required class="fsField fsRequired" aria-required="true"><label class="fsSupporting" for="field1-last">Last Name</label></div></div></fieldset></div>
<div class="fsRow"><div class="fsRowBody fsCell fsFieldCell" id="fsCell2"><label id="label2" class="fsLabel fsRequiredLabel" for="field2">Email<span class="fsRequiredMarker">*</span></label><input type="email" id="field2" name="field2" required class="fsField fsFormatEmail fsRequired" aria-required="true"></div></div>
<div class="fsRow"><fieldset role="radiogroup" aria-required="true" aria-labelledby="fsLegend3" class="fsRowBody fsCell fsFieldCell" id="fsCell3"><legend id="fsLegend3" class="fsLabel fsRequiredLabel"><span>Are you legally eligible to work in the U.S.?<span class="fsRequiredMarker">*</span></span></legend><div class="fieldset-content"><label class="fsOptionLabel vertical" for="field3_1"><input type="radio" id="field3_1" name="field3" value="Yes" class="fsField fsRequired vertical">Yes</label><label class="fsOptionLabel vertical" for="field3_2"><input type="radio" id="field3_2" name="field3" value="No" class="fsField fsRequired vertical">No</label></div></fieldset></div>
<div class="fsRow"><div class="fsRowBody fsCell fsFieldCell" id="fsCell4"><label id="label4" class="fsLabel" for="field4">Attach your resume</label><input type="file" id="field4" name="field4" size="30" class="fsField uploadTypes-doc,docx,pdf"><div class="fsSupporting">Max 25 MB</div></div></div></section></div><div id="fsSubmit77" class="fsSubmit fsPagination"><div id="requiredFieldsError77" class="fsRequiredError" style="display:none">Please fill in a valid value for all required fields</div><button type="submit" class="fsSubmitButton">Submit Form</button></div></form></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Are you legally eligible to work in the U.S.?', S, 1, ['Yes', 'No']],
    ['Attach your resume', F, 0],
  ],
];

frameworkForms['Comeet-like placeholders, dial code list open in markup'] = [
  page(
    `<div class="job"><h1>QA Analyst</h1><div id="applyForm"><h2>Apply for this position</h2><form name="applyForm"><div class="row"><input type="text" name="firstName" placeholder="First name*" required><input type="text" name="lastName" placeholder="Last name*" required></div><div class="row"><input type="email" name="email" placeholder="Email*" required></div><div class="row phone"><div class="react-tel-input"><input class="form-control" placeholder="Phone" type="tel" value="+1" name="phone"><div class="flag-dropdown"><div class="selected-flag" title="United States: + 1" tabindex="0" role="button" aria-haspopup="listbox"><div class="flag us"></div></div><ul class="country-list hide" role="listbox" tabindex="0" style="display:none"><li role="option">United States</li><li role="option">Israel</li></ul></div></div></div><div class="row"><input type="text" name="linkedin" placeholder="LinkedIn profile URL"></div><div class="row file"><label class="file-label">Resume*</label><div class="file-box"><span>Choose file</span><input type="file" name="resume" required></div></div><div class="row"><textarea name="note" placeholder="Personal note"></textarea></div><div class="row"><label class="cb"><input type="checkbox" name="future"><span class="cb-text">Keep me in mind for future openings</span></label></div><button type="submit">Submit Application</button></form></div></div>`,
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 0],
    ['LinkedIn profile URL', T, 0],
    ['Resume', F, 1],
    ['Personal note', A, 0],
    ['Keep me in mind for future openings', M, 0, ['Yes']],
  ],
];

const tally = (label: string, inner: string, star = true) =>
  `<div class="tally-block tally-block-title"><h3 class="sc-t">${label}${star ? '<span class="tally-required">*</span>' : ''}</h3></div><div class="tally-block tally-block-input">${inner}</div>`;
frameworkForms['Tally-like blocks: title in one, box in the next'] = [
  page(
    `<main class="tally-page"><h1>Barn hand application</h1><form>${tally('What is your name?', '<input type="text" id="b1">')}${tally('Your email', '<input type="email" id="b2" placeholder="name@example.com">')}${tally('Upload your resume', '<div class="dz"><input type="file" id="b3" style="opacity:0;position:absolute"><p>Click to choose a file or drag here</p><p>Size limit: 10 MB</p></div>')}${tally('How many horses have you cared for?', '<input type="number" id="b4">', false)}${tally('Which of these can you do?', '<div role="group"><div class="opt"><input type="checkbox" id="b51" name="b5"><label for="b51"><span class="letter">A</span>Feeding</label></div><div class="opt"><input type="checkbox" id="b52" name="b5"><label for="b52"><span class="letter">B</span>Driving a tractor</label></div></div>', false)}<button type="submit">Submit</button></form></main><style>.letter{display:none}</style>`,
  ),
  [
    ['What is your name?', T, 1],
    ['Your email', T, 1],
    ['Upload your resume', F, 1],
    ['How many horses have you cared for?', N, 0],
    ['Which of these can you do?', M, 0, ['Feeding', 'Driving a tractor']],
  ],
];

const vue = (n: number, label: string, inner: string) =>
  `<div class="v-input v-input--horizontal v-text-field"><div class="v-input__control"><div class="v-field v-field--variant-outlined"><div class="v-field__field" data-no-activator=""><label class="v-label v-field-label v-field-label--floating" aria-hidden="true" for="input-${n}" style="visibility:hidden">${label}</label><label class="v-label v-field-label" for="input-${n}">${label}</label>${inner}</div><div class="v-field__outline"><div class="v-field__outline__notch"><label class="v-label v-field-label v-field-label--floating" aria-hidden="true" for="input-${n}">${label}</label></div></div></div></div><div class="v-input__details"><div class="v-messages" role="alert" aria-live="polite" id="input-${n}-messages"></div></div></div>`;
frameworkForms['Vuetify'] = [
  page(
    `<div id="app"><div class="v-application"><h2 class="text-h4">Application: Bus Driver</h2><form class="v-form" novalidate>${vue(1, 'Full name *', '<input size="1" type="text" id="input-1" aria-describedby="input-1-messages" class="v-field__input" value="">')}${vue(3, 'E-mail *', '<input size="1" type="email" id="input-3" aria-describedby="input-3-messages" class="v-field__input">')}${vue(5, 'Depot', '<div class="v-field__input" data-no-activator=""><input size="1" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="menu-4" type="text" id="input-5" readonly inputmode="none" value=""></div>')}${vue(7, 'Resume *', '<input type="file" id="input-7" style="opacity:0"><div class="v-field__input"></div>')}<div class="v-input v-checkbox"><div class="v-input__control"><div class="v-selection-control"><div class="v-selection-control__wrapper"><div class="v-selection-control__input"><i class="mdi-checkbox-blank-outline mdi v-icon" aria-hidden="true"></i><input id="input-9" aria-disabled="false" type="checkbox" value="true" style="opacity:0;position:absolute"></div></div><label class="v-label v-label--clickable" for="input-9">I hold a CDL with a passenger endorsement</label></div></div></div><button type="submit" class="v-btn"><span class="v-btn__content">Apply</span></button></form></div></div>`,
  ),
  [
    ['Full name', T, 1],
    ['E-mail', T, 1],
    ['Depot', S, 0],
    ['Resume', F, 1],
    ['I hold a CDL with a passenger endorsement', M, 0, ['Yes']],
  ],
];
