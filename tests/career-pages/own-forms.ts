import { A, type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Forms of form builders, content systems and own career pages as a browser saves them. */
export const ownForms: Record<string, [html: string, asked: AskedShape[]]> = {};

ownForms['Gravity Forms'] = [
  page(
    `<header><form role="search" method="get" class="search-form"><label><span class="screen-reader-text">Search for:</span><input type="search" class="search-field" placeholder="Search …" name="s"></label><input type="submit" value="Search"></form></header><main><article><h1 class="entry-title">Employment Application</h1><div class="gform_wrapper gravity-theme" id="gform_wrapper_3"><form method="post" enctype="multipart/form-data" id="gform_3" action="/employment/"><div class="gform_heading"><p class="gform_required_legend">"<span class="gfield_required gfield_required_asterisk">*</span>" indicates required fields</p></div><div class="gform_body"><div id="gform_fields_3" class="gform_fields">
<fieldset id="field_3_1" class="gfield gfield--type-name gfield_contains_required"><legend class="gfield_label gform-field-label gfield_label_before_complex">Name<span class="gfield_required"><span class="gfield_required gfield_required_asterisk">*</span></span></legend><div class="ginput_complex ginput_container"><span id="input_3_1_3_container" class="name_first"><input type="text" name="input_1.3" id="input_3_1_3" value="" aria-required="true"><label for="input_3_1_3" class="gform-field-label--type-sub">First</label></span><span class="name_last"><input type="text" name="input_1.6" id="input_3_1_6" aria-required="true"><label for="input_3_1_6" class="gform-field-label--type-sub">Last</label></span></div></fieldset>
<div id="field_3_2" class="gfield gfield_contains_required"><label class="gfield_label gform-field-label" for="input_3_2">Email<span class="gfield_required"><span class="gfield_required gfield_required_asterisk">*</span></span></label><div class="ginput_container"><input name="input_2" id="input_3_2" type="email" aria-required="true"></div></div>
<div id="field_3_3" class="gfield"><label class="gfield_label" for="input_3_3">Position Desired</label><div class="ginput_container ginput_container_select"><select name="input_3" id="input_3_3"><option value="" selected class="gf_placeholder">Choose a position</option><option value="Teller">Teller</option><option value="Loan Officer">Loan Officer</option></select></div></div>
<fieldset id="field_3_4" class="gfield gfield--type-radio gfield_contains_required"><legend class="gfield_label">Are you at least 18?<span class="gfield_required"><span class="gfield_required_asterisk">*</span></span></legend><div class="ginput_container ginput_container_radio"><div class="gfield_radio" id="input_3_4"><div class="gchoice gchoice_3_4_0"><input class="gfield-choice-input" name="input_4" type="radio" value="Yes" id="choice_3_4_0"><label for="choice_3_4_0" class="gform-field-label--type-inline">Yes</label></div><div class="gchoice"><input name="input_4" type="radio" value="No" id="choice_3_4_1"><label for="choice_3_4_1">No</label></div></div></div></fieldset>
<fieldset id="field_3_5" class="gfield gfield--type-checkbox"><legend class="gfield_label">Days available</legend><div class="gfield_checkbox" id="input_3_5"><div class="gchoice"><input name="input_5.1" type="checkbox" value="Mon" id="choice_3_5_1"><label for="choice_3_5_1">Monday</label></div><div class="gchoice"><input name="input_5.2" type="checkbox" value="Tue" id="choice_3_5_2"><label for="choice_3_5_2">Tuesday</label></div></div></fieldset>
<div id="field_3_6" class="gfield gfield_contains_required"><label class="gfield_label" for="input_3_6">Resume<span class="gfield_required">(Required)</span></label><div class="ginput_container ginput_container_fileupload"><input type="hidden" name="MAX_FILE_SIZE" value="52428800"><input name="input_6" id="input_3_6" type="file"><span class="gfield_description gform_fileupload_rules" id="gfield_upload_rules_3_6">Accepted file types: pdf, docx, Max. file size: 50 MB.</span></div></div>
<div id="field_3_7" class="gfield gfield--type-date"><label class="gfield_label" for="input_3_7">Date available</label><div class="ginput_container ginput_container_date"><input name="input_7" id="input_3_7" type="text" value="" class="datepicker gform-datepicker mdy" placeholder="mm/dd/yyyy"><span class="screen-reader-text">MM slash DD slash YYYY</span></div></div>
<div id="field_3_8" class="gfield gform_validation_container"><label class="gfield_label" for="input_3_8">Phone</label><div class="ginput_container"><input name="input_8" id="input_3_8" type="text" value="" autocomplete="new-password"></div><div class="gfield_description">This field is for validation purposes and should be left unchanged.</div></div>
</div></div><div class="gform_footer"><input type="submit" id="gform_submit_button_3" class="gform_button button" value="Submit"><input type="hidden" name="gform_submit" value="3"></div></form></div></article></main><footer><form id="mc-embedded-subscribe-form"><label for="mce-EMAIL">Email Address</label><input type="email" name="EMAIL" id="mce-EMAIL"><input type="submit" value="Subscribe"></form></footer>`,
    '<style>.gform_validation_container{position:absolute!important;left:-9000px}.screen-reader-text{position:absolute;clip:rect(1px,1px,1px,1px);width:1px;height:1px;overflow:hidden}</style>',
  ),
  [
    ['First', T, 1],
    ['Last', T, 1],
    ['Email', T, 1],
    ['Position Desired', S, 0, ['Teller', 'Loan Officer']],
    ['Are you at least 18?', S, 1, ['Yes', 'No']],
    ['Days available', M, 0, ['Monday', 'Tuesday']],
    ['Resume', F, 1],
    ['Date available', D, 0],
  ],
];

ownForms['WPForms'] = [
  page(
    `<main><h1>Join our crew</h1><p>Fill in the form and attach your resume.</p><div class="wpforms-container" id="wpforms-88"><form id="wpforms-form-88" class="wpforms-validate wpforms-form" data-formid="88" method="post" enctype="multipart/form-data"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript><div class="wpforms-field-container">
<div id="wpforms-88-field_0-container" class="wpforms-field wpforms-field-name"><label class="wpforms-field-label" for="wpforms-88-field_0">Full Name <span class="wpforms-required-label">*</span></label><input type="text" id="wpforms-88-field_0" class="wpforms-field-large wpforms-field-required" name="wpforms[fields][0]" required></div>
<div class="wpforms-field wpforms-field-email"><label class="wpforms-field-label" for="wpforms-88-field_1">E-mail <span class="wpforms-required-label">*</span></label><input type="email" id="wpforms-88-field_1" name="wpforms[fields][1]" required></div>
<div class="wpforms-field wpforms-field-number"><label class="wpforms-field-label" for="wpforms-88-field_2">Years of roofing experience</label><input type="number" id="wpforms-88-field_2" name="wpforms[fields][2]"></div>
<div id="wpforms-88-field_3-container" class="wpforms-field wpforms-field-radio"><label class="wpforms-field-label">Do you own hand tools? <span class="wpforms-required-label">*</span></label><ul id="wpforms-88-field_3" class="wpforms-field-required"><li class="choice-1"><input type="radio" id="wpforms-88-field_3_1" name="wpforms[fields][3]" value="Yes" required><label class="wpforms-field-label-inline" for="wpforms-88-field_3_1">Yes</label></li><li class="choice-2"><input type="radio" id="wpforms-88-field_3_2" name="wpforms[fields][3]" value="Some" required><label class="wpforms-field-label-inline" for="wpforms-88-field_3_2">Some of them</label></li><li><input type="radio" id="wpforms-88-field_3_3" name="wpforms[fields][3]" value="No" required><label for="wpforms-88-field_3_3">No</label></li></ul></div>
<div class="wpforms-field wpforms-field-checkbox"><label class="wpforms-field-label">Licenses</label><ul id="wpforms-88-field_4"><li><input type="checkbox" id="wpforms-88-field_4_1" name="wpforms[fields][4][]" value="CDL"><label for="wpforms-88-field_4_1">CDL</label></li><li><input type="checkbox" id="wpforms-88-field_4_2" name="wpforms[fields][4][]" value="OSHA"><label for="wpforms-88-field_4_2">OSHA 30</label></li></ul></div>
<div class="wpforms-field wpforms-field-file-upload"><label class="wpforms-field-label" for="wpforms-88-field_5">Resume <span class="wpforms-required-label">*</span></label><div class="wpforms-uploader" data-field-id="5"><div class="dz-message"><svg></svg><span class="modern-title">Click or drag a file to this area to upload.</span></div></div><input type="text" class="dropzone-input" style="position:absolute!important;clip:rect(0,0,0,0)!important;height:1px!important;width:1px!important;border:0!important;overflow:hidden!important;padding:0!important;margin:0!important" id="wpforms-88-field_5" name="wpforms_88_5" required></div>
<div class="wpforms-field wpforms-field-textarea"><label class="wpforms-field-label" for="wpforms-88-field_6">Comment or Message</label><textarea id="wpforms-88-field_6" name="wpforms[fields][6]"></textarea></div></div>
<div class="wpforms-field wpforms-field-hp"><label for="wpforms-88-field-hp" class="wpforms-field-label">Comment</label><input type="text" name="wpforms[hp]" id="wpforms-88-field-hp" class="wpforms-field-medium"></div><div class="wpforms-submit-container"><button type="submit" name="wpforms[submit]" class="wpforms-submit">Submit</button></div></form></div></main>`,
    '<style>.wpforms-field-hp{display:none!important;position:absolute!important;left:-9000px!important}</style>',
  ),
  [
    ['Full Name', T, 1],
    ['E-mail', T, 1],
    ['Years of roofing experience', N, 0],
    ['Do you own hand tools?', S, 1, ['Yes', 'Some of them', 'No']],
    ['Licenses', M, 0, ['CDL', 'OSHA 30']],
    ['Resume', F, 1],
    ['Comment or Message', A, 0],
  ],
];

ownForms['Contact Form 7'] = [
  page(
    `<div id="page"><h1>Careers</h1><p>Send us your application below.</p><div class="wpcf7 no-js" id="wpcf7-f12-p9-o1" lang="en-US" dir="ltr"><div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div><form action="/careers/#wpcf7-f12-p9-o1" method="post" class="wpcf7-form init" enctype="multipart/form-data" novalidate><div style="display:none"><input type="hidden" name="_wpcf7" value="12"></div>
<p><label> Your name (required)<br><span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" aria-invalid="false" type="text" name="your-name"></span> </label></p>
<p><label> Your email (required)<br><span class="wpcf7-form-control-wrap" data-name="your-email"><input class="wpcf7-form-control wpcf7-email wpcf7-validates-as-required" aria-required="true" type="email" name="your-email"></span> </label></p>
<p>Position<br><span class="wpcf7-form-control-wrap" data-name="position"><select class="wpcf7-form-control wpcf7-select" name="position"><option value="">—Please choose an option—</option><option value="Driver">Driver</option><option value="Mechanic">Mechanic</option></select></span></p>
<p>Availability<br><span class="wpcf7-form-control-wrap" data-name="avail"><span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item first"><label><input type="checkbox" name="avail[]" value="Days"><span class="wpcf7-list-item-label">Days</span></label></span><span class="wpcf7-list-item last"><label><input type="checkbox" name="avail[]" value="Nights"><span class="wpcf7-list-item-label">Nights</span></label></span></span></span></p>
<p>Attach your resume (pdf or doc) *<br><span class="wpcf7-form-control-wrap" data-name="resume"><input class="wpcf7-form-control wpcf7-file wpcf7-validates-as-required" accept=".pdf,.doc" aria-required="true" type="file" name="resume"></span></p>
<p><label> Your message<br><span class="wpcf7-form-control-wrap" data-name="your-message"><textarea cols="40" rows="10" class="wpcf7-form-control wpcf7-textarea" name="your-message"></textarea></span> </label></p>
<p><span id="wpcf7-website-wrap" class="wpcf7-form-control-wrap website-wrap" style="display:none!important;visibility:hidden!important"><label for="website-hp" class="hp-message">Please leave this field empty.</label><input id="website-hp" class="wpcf7-form-control wpcf7-text" type="text" name="website" tabindex="-1"></span><span class="wpcf7-form-control-wrap" data-name="accept"><span class="wpcf7-form-control wpcf7-acceptance"><span class="wpcf7-list-item"><label><input type="checkbox" name="accept" value="1"><span class="wpcf7-list-item-label">I agree that my data may be stored.</span></label></span></span></span></p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send application"></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div></div>`,
  ),
  [
    ['Your name', T, 1],
    ['Your email', T, 1],
    ['Position', S, 0, ['Driver', 'Mechanic']],
    ['Availability', M, 0, ['Days', 'Nights']],
    ['Attach your resume (pdf or doc)', F, 1],
    ['Your message', A, 0],
    ['I agree that my data may be stored.', M, 0, ['Yes']],
  ],
];

ownForms['Ninja Forms'] = [
  page(
    `<h1>Apply to Cedar Clinic</h1><div id="nf-form-2-cont" class="nf-form-cont"><div class="nf-form-wrap ninja-forms-form-wrap"><div class="nf-response-msg"></div><div class="nf-form-fields-required">Fields marked with an <span class="ninja-forms-req-symbol">*</span> are required</div><div class="nf-form-layout"><form><div><div class="nf-before-form-content"></div><div class="nf-form-content"><nf-fields-wrap>
<nf-field><div id="nf-field-5-container" class="nf-field-container firstname-container label-above"><div class="nf-field"><div id="nf-field-5-wrap" class="field-wrap firstname-wrap" data-field-id="5"><div class="nf-field-label"><label for="nf-field-5" id="nf-label-field-5">First Name <span class="ninja-forms-req-symbol">*</span></label></div><div class="nf-field-element"><input type="text" value="" class="ninja-forms-field nf-element" id="nf-field-5" name="fname" autocomplete="given-name" aria-invalid="false" aria-describedby="nf-error-5" aria-labelledby="nf-label-field-5" required></div></div></div><div class="nf-after-field"><div id="nf-error-5" class="nf-error-wrap" role="alert"></div></div></div></nf-field>
<nf-field><div class="nf-field-container email-container"><div class="field-wrap email-wrap"><div class="nf-field-label"><label for="nf-field-6" id="nf-label-field-6">Email <span class="ninja-forms-req-symbol">*</span></label></div><div class="nf-field-element"><input type="email" id="nf-field-6" name="email" aria-labelledby="nf-label-field-6" required></div></div></div></nf-field>
<nf-field><div class="nf-field-container listselect-container"><div class="field-wrap listselect-wrap list-select-wrap"><div class="nf-field-label"><label for="nf-field-7" id="nf-label-field-7">Department</label></div><div class="nf-field-element"><select id="nf-field-7" name="nf-field-7" class="ninja-forms-field nf-element" aria-labelledby="nf-label-field-7"><option value="nursing">Nursing</option><option value="reception">Reception</option></select><div></div></div></div></div></nf-field>
<nf-field><div class="nf-field-container listradio-container"><div class="field-wrap listradio-wrap list-wrap list-radio-wrap"><div class="nf-field-label"><span id="nf-label-field-8" class="nf-label-span">Are you licensed in this state? <span class="ninja-forms-req-symbol">*</span></span></div><div class="nf-field-element"><ul aria-labelledby="nf-label-field-8" role="radiogroup"><li><input type="radio" id="nf-field-8-0" name="nf-field-8" value="yes" aria-labelledby="nf-label-class-field-8-0"><label for="nf-field-8-0" id="nf-label-class-field-8-0">Yes</label></li><li><input type="radio" id="nf-field-8-1" name="nf-field-8" value="no" aria-labelledby="nf-label-class-field-8-1"><label for="nf-field-8-1" id="nf-label-class-field-8-1">No</label></li></ul></div></div></div></nf-field>
<nf-field><div class="nf-field-container file_upload-container"><div class="field-wrap file_upload-wrap"><div class="nf-field-label"><label for="nf-field-9" id="nf-label-field-9">CV Upload <span class="ninja-forms-req-symbol">*</span></label></div><div class="nf-field-element"><div><button class="btn btn-success fileinput-button nf-fu-fileinput-button"><i class="nf-icon-plus"></i><span>Select Files</span></button><input id="nf-field-9" type="file" name="files-9" class="nf-element" style="position:absolute;top:-9999px"></div><div class="nf-fu-progress"></div><div class="files_uploaded"></div></div></div></div></nf-field>
<nf-field><div class="nf-field-container textarea-container"><div class="field-wrap"><div class="nf-field-label"><label for="nf-field-10">Cover note</label></div><div class="nf-field-element"><textarea id="nf-field-10" name="nf-field-10"></textarea></div></div></div></nf-field>
<nf-field><div class="nf-field-container spam-container"><div class="field-wrap"><div class="nf-field-label"><label for="nf-field-11">What is 3 + 4? <span class="ninja-forms-req-symbol">*</span></label></div><div class="nf-field-element"><input type="text" id="nf-field-11" name="nf-field-11" required></div></div></div></nf-field>
<nf-field><div class="nf-field-container submit-container"><input id="nf-field-12" class="ninja-forms-field nf-element" type="button" value="Submit"></div></nf-field></nf-fields-wrap></div><div class="nf-form-hp"><label for="nf-field-hp-2" aria-hidden="true">If you are a human seeing this field, please leave it empty.<input id="nf-field-hp-2" name="nf-field-hp" class="nf-element nf-field-hp" type="text" value=""></label></div></div></form></div></div></div>`,
    '<style>.nf-form-hp{position:absolute;left:-9999px}</style>',
  ),
  [
    ['First Name', T, 1],
    ['Email', T, 1],
    ['Department', S, 0, ['Nursing', 'Reception']],
    ['Are you licensed in this state?', S, 1, ['Yes', 'No']],
    ['CV Upload', F, 1],
    ['Cover note', A, 0],
    ['What is 3 + 4?', T, 1],
  ],
];

const jot = (id: string, label: string, inner: string, req = true) =>
  `<li class="form-line${req ? ' jf-required' : ''}" data-type="control_textbox" id="id_${id}"><label class="form-label form-label-top" id="label_${id}" for="input_${id}">${label}${req ? '<span class="form-required">*</span>' : ''}</label><div id="cid_${id}" class="form-input-wide" data-layout="half">${inner}</div></li>`;
ownForms['Jotform'] = [
  page(
    `<form class="jotform-form" action="https://submit.jotform.com/submit/123/" method="post" enctype="multipart/form-data" name="form_123" id="123" accept-charset="utf-8" autocomplete="on"><input type="hidden" name="formID" value="123"><div role="main" class="form-all"><ul class="form-section page-section"><li id="cid_1" class="form-input-wide" data-type="control_head"><div class="form-header-group header-large"><div class="header-text httal htvam"><h1 id="header_1" class="form-header">Job Application Form</h1><div id="subHeader_1" class="form-subHeader">Please fill out this form and submit</div></div></div></li>
<li class="form-line jf-required" data-type="control_fullname" id="id_3"><label class="form-label form-label-top" id="label_3" for="first_3">Full Name<span class="form-required">*</span></label><div id="cid_3" class="form-input-wide jf-required"><div data-wrapper-react="true"><span class="form-sub-label-container" style="vertical-align:top" data-input-type="first"><input type="text" id="first_3" name="q3_fullName[first]" class="form-textbox validate[required]" aria-labelledby="label_3 sublabel_3_first" required><label class="form-sub-label" for="first_3" id="sublabel_3_first">First Name</label></span><span class="form-sub-label-container" data-input-type="last"><input type="text" id="last_3" name="q3_fullName[last]" class="form-textbox validate[required]" aria-labelledby="label_3 sublabel_3_last" required><label class="form-sub-label" for="last_3" id="sublabel_3_last">Last Name</label></span></div></div></li>
<li class="form-line jf-required" data-type="control_email" id="id_6"><label class="form-label" id="label_6" for="input_6">Email<span class="form-required">*</span></label><div id="cid_6" class="form-input-wide"><span class="form-sub-label-container"><input type="email" id="input_6" name="q6_email6" class="form-textbox validate[required, Email]" aria-labelledby="label_6 sublabel_input_6" required><label class="form-sub-label" for="input_6" id="sublabel_input_6">example@example.com</label></span></div></li>
<li class="form-line" data-type="control_phone" id="id_7"><label class="form-label" id="label_7" for="input_7_full">Phone Number</label><div id="cid_7"><span class="form-sub-label-container"><input type="tel" id="input_7_full" name="q7_phone[full]" data-type="mask-number" class="mask-phone-number form-textbox validate[Fill Mask]" placeholder="(000) 000-0000" aria-labelledby="label_7"><label class="form-sub-label" for="input_7_full">Please enter a valid phone number.</label></span></div></li>
${jot('8', 'Which position are you applying for?', '<select class="form-dropdown validate[required]" id="input_8" name="q8_position" required><option value="">Please Select</option><option value="Cashier">Cashier</option><option value="Stocker">Stocker</option></select>')}
<li class="form-line jf-required" data-type="control_radio" id="id_9"><label class="form-label" id="label_9" aria-hidden="false">Employment type<span class="form-required">*</span></label><div id="cid_9"><div class="form-single-column" role="group" aria-labelledby="label_9"><span class="form-radio-item" style="clear:left"><span class="dragger-item"></span><input type="radio" aria-describedby="label_9" class="form-radio validate[required]" id="input_9_0" name="q9_type" value="Full time" required><label id="label_input_9_0" for="input_9_0">Full time</label></span><span class="form-radio-item"><input type="radio" class="form-radio" id="input_9_1" name="q9_type" value="Part time" required><label for="input_9_1">Part time</label></span></div></div></li>
<li class="form-line" data-type="control_datetime" id="id_10"><label class="form-label" id="label_10" for="lite_mode_10">Available start date</label><div id="cid_10"><div data-wrapper-react="true"><div style="display:none"><span><input type="tel" id="month_10" name="q10_date[month]"><label for="month_10">Month</label></span><span><input type="tel" id="day_10" name="q10_date[day]"></span><span><input type="tel" id="year_10" name="q10_date[year]"></span></div><span class="form-sub-label-container"><input type="text" id="lite_mode_10" class="form-textbox validate[limitDate, validateLiteDate]" data-format="mmddyyyy" placeholder="MM-DD-YYYY" data-seperator="-"><label class="form-sub-label" for="lite_mode_10">Date</label></span></div></div></li>
<li class="form-line jf-required" data-type="control_fileupload" id="id_11"><label class="form-label" id="label_11" for="input_11">Upload Resume<span class="form-required">*</span></label><div id="cid_11"><div class="qq-uploader-buttonText-value">Browse Files</div><div class="fileupload-wrapper"><div class="qq-uploader"><div class="qq-upload-button"><div>Browse Files</div><div class="jfUpload-heading forDesktop">Drag and drop files here</div><input type="file" multiple id="input_11" name="q11_uploadResume[]" class="fileupload-input validate[required]" style="position:absolute;opacity:0"></div></div></div></div></li>
<li class="form-line" data-type="control_button" id="id_2"><div class="form-buttons-wrapper"><button id="input_2" type="submit" class="form-submit-button">Apply</button></div></li><li style="display:none">Should be Empty: <input type="text" name="website" value="" type="hidden"></li></ul></div></form>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Phone Number', T, 0],
    ['Which position are you applying for?', S, 1, ['Cashier', 'Stocker']],
    ['Employment type', S, 1, ['Full time', 'Part time']],
    ['Available start date', D, 0],
    ['Upload Resume', F, 1],
  ],
];

const gItem = (n: number, title: string, star: boolean, inner: string) =>
  `<div class="Qr7Oae" role="listitem"><div jsmodel="CP1oW" data-params="%.@."><div class="geS5n"><div class="z12JJ"><div class="M4DNQ"><div id="i${n}" class="HoXoMd D1wxyf RjsPE" role="heading" aria-level="3"><span class="M7eMe">${title}</span>${star ? '<span class="vnumgf" aria-label="Required question"> *</span>' : ''}</div><div class="gubaDc OIC90c RjsPE" id="i${n + 1}"></div></div></div>${inner}<div class="SL4Sz" id="i${n + 3}" role="alert"></div></div></div></div>`;
ownForms['Google Forms'] = [
  page(
    `<div class="Uc2NEf"><div class="teQAzf"><form action="https://docs.google.com/forms/d/e/x/formResponse" target="_self" method="POST" id="mG61Hd"><div class="RH5hzf RLS9Fe"><div class="lrKTG"><div class="M9Bg4d"><div class="F9yp7e ikZYwf LgNcQe" dir="auto" role="heading" aria-level="1">Barista Application</div><div class="cBGGJ OIC90c">Tell us about yourself</div><div class="md0UAd" aria-hidden="true" dir="auto">* Indicates required question</div></div><div class="o3Dpx" role="list">
${gItem(5, 'Email', true, '<div class="AgroKb"><div class="rFrNMe k3kHxc RdH0ib yqQS1 zKHdkd" jscontroller="pxq3x"><div class="aCsJod oJeWuf"><div class="aXBtI Wic03c"><div class="Xb9hP"><input type="email" class="whsOnd zHQkBf" autocomplete="email" tabindex="0" aria-labelledby="i5" aria-describedby="i6 i7" required name="emailAddress" dir="auto"><div class="ndJi5d snByac" aria-hidden="true">Your email</div></div></div></div></div></div>')}
${gItem(10, 'Your full name', true, '<div class="AgroKb"><div class="rFrNMe"><div class="Xb9hP"><input type="text" class="whsOnd zHQkBf" autocomplete="off" tabindex="0" aria-labelledby="i10" aria-describedby="i11 i12" required dir="auto"><div class="ndJi5d snByac" aria-hidden="true">Your answer</div></div></div></div><input type="hidden" name="entry.101" value="">')}
${gItem(20, 'Can you work weekends?', true, '<div class="oyXaNc" role="radiogroup" aria-labelledby="i20" aria-describedby="i21 i22" aria-required="true"><div class="SG0AAe"><div class="nWQGrd zwllIb"><label for="i24" class="docssharedWizToggleLabeledContainer ajBQVb"><div class="bzfPab wFGF8"><div class="d7L4fc bJNwt FXLARc aomaEc ECvBRb"><div id="i24" class="Od2TWd hYsg7c" role="radio" aria-label="Yes" data-value="Yes" aria-checked="false" tabindex="0"></div></div><div class="YEVVod"><div class="ulDsOb"><span dir="auto" class="aDTYNe snByac OvPDhc OIC90c">Yes</span></div></div></div></label></div><div class="nWQGrd zwllIb"><label for="i27"><div><div id="i27" class="Od2TWd hYsg7c" role="radio" aria-label="No" data-value="No" aria-checked="false" tabindex="-1"></div><span class="aDTYNe">No</span></div></label></div></div></div><input type="hidden" name="entry.102_sentinel">')}
${gItem(40, 'Which drinks can you make?', false, '<div role="list" aria-labelledby="i40"><div role="listitem" class="eBFwI"><label for="i44"><div><div id="i44" role="checkbox" class="uVccjd aiSeRd FXLARc" aria-label="Espresso" aria-checked="false" data-answer-value="Espresso" tabindex="0"></div><span class="aDTYNe n5vBHf">Espresso</span></div></label></div><div role="listitem" class="eBFwI"><label for="i47"><div><div id="i47" role="checkbox" aria-label="Pour over" aria-checked="false" data-answer-value="Pour over" tabindex="0"></div><span class="aDTYNe">Pour over</span></div></label></div></div>')}
${gItem(60, 'Which store?', true, '<div class="vQES8d" role="listbox" aria-labelledby="i60" aria-required="true" aria-expanded="false" tabindex="0"><div role="presentation"><div class="MocG8c HZ3kWc mhLiyf OIC90c LMgvRb KKjvXb" role="option" aria-selected="true" data-value="" tabindex="0"><span class="vRMGwf oJeWuf">Choose</span></div><div class="MocG8c" role="option" aria-selected="false" data-value="Elm Street" tabindex="-1"><span class="vRMGwf oJeWuf">Elm Street</span></div><div class="MocG8c" role="option" aria-selected="false" data-value="Harbor" tabindex="-1"><span class="vRMGwf oJeWuf">Harbor</span></div></div></div>')}
${gItem(80, 'Why coffee?', false, '<div class="AgroKb"><div class="edhGSc"><textarea class="KHxj8b tL9Q4c" tabindex="0" aria-labelledby="i80" rows="1" dir="auto"></textarea><div class="z0oSpf" aria-hidden="true"></div></div></div>')}
</div><div class="ThHDze"><div class="lRwqcd"><div role="button" class="uArJ5e UQuaGc" tabindex="0"><span class="l4V7wb"><span class="NPEfkd RveJvd snByac">Submit</span></span></div><div role="button" class="uArJ5e" tabindex="0"><span>Clear form</span></div></div><div class="dUQYbd">Never submit passwords through Google Forms.</div></div></div></div></form></div></div>`,
  ),
  [
    ['Email', T, 1],
    ['Your full name', T, 1],
    ['Can you work weekends?', S, 1, ['Yes', 'No']],
    ['Which drinks can you make?', M, 0, ['Espresso', 'Pour over']],
    ['Which store?', S, 1, ['Elm Street', 'Harbor']],
    ['Why coffee?', A, 0],
  ],
];

ownForms['City government, WebForms tables'] = [
  page(
    `<form method="post" action="./Apply.aspx?id=77" id="aspnetForm" enctype="multipart/form-data"><input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="/wEPDw"><input type="hidden" name="__EVENTVALIDATION" value="x"><div id="banner"><input name="ctl00$txtSearch" type="text" id="ctl00_txtSearch" title="Search site"><input type="submit" name="ctl00$btnSearch" value="Go"></div><div id="content"><h2>City of Millbrook - Application for Employment</h2><span id="ctl00_lblReq" style="color:Red">* = required</span><table border="0">
<tr><td class="lbl"><span id="ctl00_m_lblFirst">First Name:</span><span style="color:Red">*</span></td><td><input name="ctl00$m$txtFirst" type="text" maxlength="30" id="ctl00_m_txtFirst"><span id="ctl00_m_rfv1" style="color:Red;visibility:hidden">Required</span></td></tr>
<tr><td class="lbl"><span id="ctl00_m_lblLast">Last Name:</span><span style="color:Red">*</span></td><td><input name="ctl00$m$txtLast" type="text" id="ctl00_m_txtLast"></td></tr>
<tr><td class="lbl">Address:</td><td><input name="ctl00$m$txtAddr" type="text" id="ctl00_m_txtAddr"></td></tr>
<tr><td class="lbl">State:<span style="color:Red">*</span></td><td><select name="ctl00$m$ddlState" id="ctl00_m_ddlState"><option value="-1">--Select--</option><option value="NY">New York</option><option value="NJ">New Jersey</option></select></td></tr>
<tr><td class="lbl">E-mail:<span style="color:Red">*</span></td><td><input name="ctl00$m$txtEmail" type="text" id="ctl00_m_txtEmail"></td></tr>
<tr><td class="lbl">Do you have a valid driver's license?<span style="color:Red">*</span></td><td><table id="ctl00_m_rblDL" border="0"><tr><td><input id="ctl00_m_rblDL_0" type="radio" name="ctl00$m$rblDL" value="Y"><label for="ctl00_m_rblDL_0">Yes</label></td><td><input id="ctl00_m_rblDL_1" type="radio" name="ctl00$m$rblDL" value="N"><label for="ctl00_m_rblDL_1">No</label></td></tr></table></td></tr>
<tr><td class="lbl">Shifts you can work:</td><td><table id="ctl00_m_cblShift" border="0"><tr><td><input id="ctl00_m_cblShift_0" type="checkbox" name="ctl00$m$cblShift$0"><label for="ctl00_m_cblShift_0">First</label></td></tr><tr><td><input id="ctl00_m_cblShift_1" type="checkbox" name="ctl00$m$cblShift$1"><label for="ctl00_m_cblShift_1">Second</label></td></tr></table></td></tr>
<tr><td class="lbl">Resume (PDF):</td><td><input type="file" name="ctl00$m$fuResume" id="ctl00_m_fuResume"></td></tr>
<tr><td colspan="2"><input id="ctl00_m_chkCertify" type="checkbox" name="ctl00$m$chkCertify"><label for="ctl00_m_chkCertify">I certify that the answers given are true and complete.</label><span style="color:Red">*</span></td></tr>
<tr><td></td><td><input type="submit" name="ctl00$m$btnSubmit" value="Submit Application" id="ctl00_m_btnSubmit"></td></tr></table></div></form>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Address', T, 0],
    ['State', S, 1, ['New York', 'New Jersey']],
    ['E-mail', T, 1],
    ["Do you have a valid driver's license?", S, 1, ['Yes', 'No']],
    ['Shifts you can work', M, 0, ['First', 'Second']],
    ['Resume (PDF)', F, 0],
    ['I certify that the answers given are true and complete.', M, 1, ['Yes']],
  ],
];

ownForms['Wix'] = [
  page(
    `<div id="SITE_CONTAINER"><div id="site-root"><main id="PAGES_CONTAINER"><h1>Job Application</h1><form id="comp-k1" class="JVi7i2 comp-k1 wixui-form"><div data-testid="mesh-container-content">
<div id="comp-k2" class="MpKiNN comp-k2 wixui-text-input"><label for="input_comp-k2" class="wPeA6j wixui-text-input__label">First Name</label><div class="XRJUI4"><input name="first-name" id="input_comp-k2" class="KvoMHf has-custom-focus wixui-text-input__input" type="text" placeholder="" required aria-required="true" maxlength="100" autocomplete="off"></div></div>
<div id="comp-k3" class="wixui-text-input"><label for="input_comp-k3">Email</label><div><input name="email" id="input_comp-k3" type="email" required aria-required="true"></div></div>
<div id="comp-k4" class="wixui-dropdown"><label for="collection_comp-k4" class="wixui-dropdown__label">Position Applying For</label><div class="TJYf4Z"><select id="collection_comp-k4" data-testid="select-trigger" aria-required="false"><option value="" disabled selected>Select Position</option><option value="Server">Server</option><option value="Host">Host</option></select><div aria-hidden="true"><svg></svg></div></div></div>
<div id="comp-k5" class="wixui-date-picker"><label for="input_comp-k5" class="KKJTQH">Available Start Date</label><div class="x"><input type="text" id="input_comp-k5" readonly placeholder="" class="wixui-date-picker__input" aria-haspopup="dialog" role="button" aria-label="Available Start Date. Press enter to open calendar"></div></div>
<div id="comp-k6" class="wixui-text-box"><label for="textarea_comp-k6">Link to Your Resume</label><textarea id="textarea_comp-k6" rows="1"></textarea></div>
<div id="comp-k7" class="wixui-upload-button"><label for="fileInput_comp-k7" class="wixui-upload-button__button"><span>Upload Resume</span></label><input type="file" id="fileInput_comp-k7" name="uploadResume" aria-required="true" required style="width:.1px;height:.1px;opacity:0;overflow:hidden;position:absolute"></div>
<div id="comp-k8" class="wixui-checkbox"><label class="jz0bC" for="cb_comp-k8"><input type="checkbox" id="cb_comp-k8" class="wixui-checkbox__input" required><span class="box"></span><span class="Fqn82D wixui-checkbox__label">I agree to the terms &amp; conditions</span></label></div>
<div id="comp-k9" class="wixui-button"><button aria-disabled="false" data-testid="buttonElement" type="submit"><span>Apply Now</span></button></div></div></form></main><footer id="SITE_FOOTER"><form class="wixui-form"><h3>Subscribe to Our Newsletter</h3><label for="input_nl">Email</label><input id="input_nl" name="email" type="email" required><button>Subscribe</button></form></footer></div></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Email', T, 1],
    ['Position Applying For', S, 0, ['Server', 'Host']],
    ['Available Start Date', D, 0],
    ['Link to Your Resume', A, 0],
    ['Upload Resume', F, 1],
    ['I agree to the terms & conditions', M, 1, ['Yes']],
  ],
];

ownForms['Squarespace'] = [
  page(
    `<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="65" autocomplete="on" onsubmit="return false" method="POST"><div class="field-list clear"><fieldset id="name-yui" class="form-item fields name required"><legend class="title">Name <span class="required" aria-hidden="true">*</span></legend><div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" type="text" spellcheck="false" maxlength="30" data-title="First" aria-required="true"><span class="caption-text">First Name</span></label></div><div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" type="text" maxlength="30" aria-required="true"><span class="caption-text">Last Name</span></label></div></fieldset>
<div id="email-yui" class="form-item field email required"><label class="title" for="email-yui-field">Email <span class="required" aria-hidden="true">*</span></label><input class="field-element" id="email-yui-field" name="email" type="email" autocomplete="email" aria-required="true"></div>
<div id="select-yui" class="form-item field select required"><label class="title" for="select-yui-field">Role <span class="required">*</span></label><select id="select-yui-field" name="select-field" aria-required="true"><option value="" disabled selected>Select an option</option><option value="Baker">Baker</option><option value="Counter">Counter</option></select></div>
<fieldset id="checkbox-yui" class="form-item field checkbox"><legend class="title">Which days can you work?</legend><div class="description">Choose all that apply</div><div class="option"><label><input type="checkbox" name="checkbox-yui-field" value="Sat"> Saturday</label></div><div class="option"><label><input type="checkbox" name="checkbox-yui-field" value="Sun"> Sunday</label></div></fieldset>
<div id="textarea-yui" class="form-item field textarea required"><label class="title" for="textarea-yui-field">Tell us why you want to bake <span class="required">*</span></label><div class="description" id="d1">A few lines</div><textarea class="field-element" id="textarea-yui-field" aria-required="true" aria-describedby="d1"></textarea></div></div><div class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="Submit Application"></div><div class="hidden form-submission-text" style="display:none">Thank you for applying!</div></form></div></div></div></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Role', S, 1, ['Baker', 'Counter']],
    ['Which days can you work?', M, 0, ['Saturday', 'Sunday']],
    ['Tell us why you want to bake', A, 1],
  ],
];

ownForms['Drupal webform'] = [
  page(
    `<main role="main"><h1 class="page-title">Apply: Reference Librarian</h1><form class="webform-submission-form webform-submission-add-form" action="/apply" method="post" enctype="multipart/form-data" id="webform-submission-apply-add-form">
<div class="js-form-item form-item js-form-type-textfield form-item-first-name"><label for="edit-first-name" class="js-form-required form-required">First name</label><input type="text" id="edit-first-name" name="first_name" value="" size="60" maxlength="255" class="form-text required" required="required" aria-required="true"></div>
<div class="js-form-item form-item"><label for="edit-email" class="js-form-required form-required">Email</label><input type="email" id="edit-email" name="email" class="form-email required" required></div>
<fieldset class="radios--wrapper fieldgroup form-composite webform-composite-visible-title required js-webform-type-radios" id="edit-degree--wrapper"><legend id="edit-degree--wrapper-legend"><span class="fieldset-legend js-form-required form-required">Do you hold an MLS degree?</span></legend><div class="fieldset-wrapper"><div id="edit-degree" class="js-webform-radios webform-options-display-one-column"><div class="js-form-item form-item"><input type="radio" id="edit-degree-yes" name="degree" value="Yes" class="form-radio" required><label for="edit-degree-yes" class="option">Yes</label></div><div class="js-form-item form-item"><input type="radio" id="edit-degree-no" name="degree" value="No" class="form-radio" required><label for="edit-degree-no" class="option">No</label></div></div><div class="description"><div id="edit-degree--description" class="webform-element-description">From an accredited school.</div></div></div></fieldset>
<div class="js-form-item form-item js-form-type-managed-file form-item-resume"><label for="edit-resume-upload" id="edit-resume--label" class="js-form-required form-required">Resume</label><div id="ajax-wrapper"><div class="js-form-managed-file form-managed-file"><input accept="application/pdf" type="file" id="edit-resume-upload" name="files[resume]" size="22" class="js-form-file form-file"><input class="js-hide button js-form-submit" type="submit" id="edit-resume-upload-button" name="resume_upload_button" value="Upload" style="display:none"></div></div><div id="edit-resume--description" class="webform-element-description">One file only.<br>10 MB limit.<br>Allowed types: pdf.</div></div>
<div class="js-form-item form-item js-form-type-webform-select-other"><label for="edit-hear">How did you hear about us?</label><select id="edit-hear" name="hear[select]" class="form-select"><option value="">- None -</option><option value="web">Our website</option><option value="fair">Job fair</option><option value="_other_">Other…</option></select></div>
<div class="url-textfield js-form-wrapper form-wrapper" style="display:none!important"><div class="js-form-item"><label for="edit-url">Leave this field blank</label><input autocomplete="off" type="text" id="edit-url" name="url"></div></div>
<div class="form-actions"><input class="webform-button--submit button button--primary form-submit" type="submit" id="edit-actions-submit" name="op" value="Submit"></div></form></main>`,
  ),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['Do you hold an MLS degree?', S, 1, ['Yes', 'No']],
    ['Resume', F, 1],
    ['How did you hear about us?', S, 0, ['Our website', 'Job fair', 'Other…']],
  ],
];

const hs = (name: string, label: string, inner: string, star = true) =>
  `<div class="hs_${name} hs-${name} hs-fieldtype-text field hs-form-field"><label id="label-${name}" placeholder="Enter your ${label}" for="${name}-x1"><span>${label}</span>${star ? '<span class="hs-form-required">*</span>' : ''}</label><legend class="hs-field-desc" style="display:none"></legend><div class="input">${inner}</div></div>`;
ownForms['HubSpot'] = [
  page(
    `<section><h1>Work with us: Account Executive</h1><div class="hbspt-form" id="hbspt-form-1"><form id="hsForm_1" method="POST" enctype="multipart/form-data" class="hs-form-private hsForm_1 hs-form stacked"><fieldset class="form-columns-2">${hs('firstname', 'First name', '<input id="firstname-x1" name="firstname" required type="text" class="hs-input" inputmode="text" autocomplete="given-name">')}${hs('lastname', 'Last name', '<input id="lastname-x1" name="lastname" required type="text" class="hs-input">')}</fieldset><fieldset class="form-columns-1">${hs('email', 'Email', '<input id="email-x1" name="email" required type="email" class="hs-input">')}</fieldset><fieldset class="form-columns-1">${hs('linkedin', 'LinkedIn URL', '<input id="linkedin-x1" name="linkedin" type="text" class="hs-input">', false)}</fieldset>
<fieldset class="form-columns-1"><div class="hs_remote hs-fieldtype-radio field hs-form-field"><label id="label-remote" for="remote-x1"><span>Do you need to work remotely?</span><span class="hs-form-required">*</span></label><div class="input"><ul role="checkbox" required class="inputs-list multi-container"><li class="hs-form-radio" role="radio"><label for="remote0-x1" class="hs-form-radio-display"><input id="remote0-x1" class="hs-input" type="radio" name="remote" value="Yes"><span>Yes</span></label></li><li class="hs-form-radio" role="radio"><label for="remote1-x1" class="hs-form-radio-display"><input id="remote1-x1" class="hs-input" type="radio" name="remote" value="No"><span>No</span></label></li></ul></div></div></fieldset>
<fieldset class="form-columns-1">${hs('resume', 'Resume', '<input id="resume-x1" class="hs-input" type="file" name="resume" required>')}</fieldset><fieldset><div class="legal-consent-container"><div class="hs-richtext"><p>We need to store your details.</p></div><div><div class="hs-dependent-field"><div class="hs_LEGAL_CONSENT hs-fieldtype-booleancheckbox field hs-form-field"><legend class="hs-field-desc" style="display:none"></legend><div class="input"><ul class="inputs-list"><li class="hs-form-booleancheckbox"><label for="LEGAL_CONSENT-x1" class="hs-form-booleancheckbox-display"><input id="LEGAL_CONSENT-x1" class="hs-input" type="checkbox" name="LEGAL_CONSENT.processing" required value="true"><span><p>I agree to the processing of my data.<span class="hs-form-required">*</span></p></span></label></li></ul></div></div></div></div></div></fieldset>
<div class="hs_submit hs-submit"><div class="actions"><input type="submit" class="hs-button primary large" value="Submit"></div></div></form></div></section>`,
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email', T, 1],
    ['LinkedIn URL', T, 0],
    ['Do you need to work remotely?', S, 1, ['Yes', 'No']],
    ['Resume', F, 1],
    ['I agree to the processing of my data.', M, 1, ['Yes']],
  ],
];

ownForms['Elementor with placeholders only'] = [
  page(
    `<div class="elementor"><h2 class="elementor-heading-title">Apply now to drive with us</h2><form class="elementor-form" method="post" name="Driver Application" enctype="multipart/form-data"><input type="hidden" name="form_id" value="9"><div class="elementor-form-fields-wrapper elementor-labels-">
<div class="elementor-field-type-text elementor-field-group elementor-column elementor-field-group-name elementor-col-50 elementor-field-required"><label for="form-field-name" class="elementor-field-label elementor-screen-only">Name</label><input size="1" type="text" name="form_fields[name]" id="form-field-name" class="elementor-field" placeholder="Name" required="required"></div>
<div class="elementor-field-group elementor-field-required"><input type="email" name="form_fields[email]" id="form-field-email" placeholder="Email *" required></div>
<div class="elementor-field-group"><input type="tel" name="form_fields[tel]" id="form-field-tel" placeholder="Phone" pattern="[0-9()#&+*-=.]+"></div>
<div class="elementor-field-group elementor-field-type-select"><label for="form-field-cdl" class="elementor-field-label">CDL class</label><div class="elementor-field elementor-select-wrapper"><div class="select-caret-down-wrapper"><i></i></div><select name="form_fields[cdl]" id="form-field-cdl" class="elementor-field-textual"><option value="Class A">Class A</option><option value="Class B">Class B</option><option value="None">None</option></select></div></div>
<div class="elementor-field-group elementor-field-type-radio elementor-field-required elementor-mark-required"><label for="form-field-clean" class="elementor-field-label">Clean driving record?</label><div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="radio" value="Yes" id="form-field-clean-0" name="form_fields[clean]" required><label for="form-field-clean-0">Yes</label></span><span class="elementor-field-option"><input type="radio" value="No" id="form-field-clean-1" name="form_fields[clean]" required><label for="form-field-clean-1">No</label></span></div></div>
<div class="elementor-field-group elementor-field-type-upload"><label for="form-field-res" class="elementor-field-label">Resume</label><input type="file" name="form_fields[res]" id="form-field-res" class="elementor-upload-field"></div>
<div class="elementor-field-group elementor-field-type-text"><input size="1" type="text" name="form_fields[field_hp]" id="form-field-field_hp" class="elementor-field" style="display:none!important"></div>
<div class="elementor-field-group elementor-field-type-submit"><button type="submit" class="elementor-button"><span class="elementor-button-text">Send</span></button></div></div></form></div>`,
    '<style>.elementor-screen-only{position:absolute;top:-10000em;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip:rect(0,0,0,0);border:0}</style>',
  ),
  [
    ['Name', T, 1],
    ['Email', T, 1],
    ['Phone', T, 0],
    ['CDL class', S, 0, ['Class A', 'Class B', 'None']],
    ['Clean driving record?', S, 1, ['Yes', 'No']],
    ['Resume', F, 0],
  ],
];

const mui = (id: string, label: string, star = true, type = 'text') =>
  `<div class="MuiFormControl-root MuiFormControl-fullWidth MuiTextField-root css-i44wyl"><label class="MuiFormLabel-root MuiInputLabel-root MuiInputLabel-outlined" data-shrink="false" for="${id}" id="${id}-label">${label}${star ? '<span aria-hidden="true" class="MuiFormLabel-asterisk MuiInputLabel-asterisk"> *</span>' : ''}</label><div class="MuiInputBase-root MuiOutlinedInput-root"><input aria-invalid="false" id="${id}" name="${id}" ${star ? 'required' : ''} type="${type}" class="MuiInputBase-input MuiOutlinedInput-input" value=""><fieldset aria-hidden="true" class="MuiOutlinedInput-notchedOutline"><legend class="css-14lo706"><span>${label}${star ? ' *' : ''}</span></legend></fieldset></div></div>`;
ownForms['Material UI'] = [
  page(
    `<div id="root"><div class="MuiContainer-root"><h4 class="MuiTypography-root MuiTypography-h4">Apply for Data Engineer</h4><form>${mui('firstName', 'First Name')}${mui('lastName', 'Last Name')}${mui('emailAddress', 'Email', true, 'email')}
<div class="MuiFormControl-root"><label class="MuiInputLabel-root" id="edu-label">Highest degree<span aria-hidden="true" class="MuiFormLabel-asterisk"> *</span></label><div class="MuiInputBase-root MuiSelect-root"><div tabindex="0" role="combobox" aria-controls=":r7:" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="edu-label edu" id="edu" class="MuiSelect-select MuiInputBase-input"><span class="notranslate">&#8203;</span></div><input required aria-invalid="false" name="degree" aria-hidden="true" tabindex="-1" class="MuiSelect-nativeInput" value=""><svg></svg><fieldset aria-hidden="true"><legend><span>Highest degree *</span></legend></fieldset></div></div>
<div class="MuiFormControl-root"><label class="MuiFormLabel-root" id="reloc">Willing to relocate?</label><div class="MuiFormGroup-root MuiRadioGroup-root" role="radiogroup" aria-labelledby="reloc"><label class="MuiFormControlLabel-root"><span class="MuiButtonBase-root MuiRadio-root"><input class="PrivateSwitchBase-input" name="relocate" type="radio" value="yes" style="opacity:0;position:absolute"><span><svg></svg></span></span><span class="MuiTypography-root MuiFormControlLabel-label">Yes</span></label><label class="MuiFormControlLabel-root"><span><input class="PrivateSwitchBase-input" name="relocate" type="radio" value="no" style="opacity:0;position:absolute"></span><span class="MuiTypography-root">No</span></label></div></div>
<div class="MuiFormControl-root"><label for="bio" id="bio-label">Short bio</label><div class="MuiInputBase-root MuiInputBase-multiline"><textarea id="bio" rows="3" class="MuiInputBase-inputMultiline"></textarea><textarea aria-hidden="true" class="MuiInputBase-input" readonly tabindex="-1" style="visibility:hidden;position:absolute;overflow:hidden;height:0"></textarea></div></div>
<div class="upload"><label class="MuiButtonBase-root MuiButton-root" role="button" tabindex="-1">Upload resume *<input type="file" name="resume" style="clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;overflow:hidden;position:absolute;white-space:nowrap;width:1px"></label></div>
<label class="MuiFormControlLabel-root"><span class="MuiSwitch-root"><input class="MuiSwitch-input" type="checkbox" role="switch" name="alerts" style="opacity:0"></span><span class="MuiFormControlLabel-label">Send me job alerts</span></label>
<button class="MuiButtonBase-root MuiButton-contained" type="submit">Submit application</button></form></div></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Highest degree', S, 1],
    ['Willing to relocate?', S, 0, ['Yes', 'No']],
    ['Short bio', A, 0],
    ['Upload resume', F, 1],
    ['Send me job alerts', M, 0, ['Yes']],
  ],
];

ownForms['Bootstrap floating labels and traps'] = [
  page(
    `<nav class="navbar"><form class="d-flex" role="search"><input class="form-control" type="search" placeholder="Search" aria-label="Search"></form><select class="form-select lang-switch" aria-label="Choose language"><option>EN</option><option>ES</option></select></nav><div class="container"><h1>Maintenance Technician</h1><div class="alert alert-success d-none" style="display:none">Thank you! Your application has been received.</div><form id="careerForm" class="needs-validation" novalidate>
<div class="form-floating mb-3"><input type="text" class="form-control" id="fn" name="fn" placeholder="First name" required><label for="fn">First name</label></div>
<div class="form-floating mb-3"><input type="text" class="form-control" id="ln" name="ln" placeholder="Last name" required><label for="ln">Last name</label></div>
<div class="form-floating"><input type="email" class="form-control" id="em" name="em" placeholder="name@example.com" required><label for="em">Email address</label></div>
<div class="hny"><label for="url_addr">Your website</label><input type="text" id="url_addr" name="url_addr" tabindex="-1" autocomplete="off"></div>
<div style="height:0;overflow:hidden"><label>Middle initial 2 <input name="mi2" tabindex="-1"></label></div>
<div style="opacity:0;position:absolute;z-index:-1"><input type="text" name="fullname_confirm" autocomplete="nope"></div>
<div class="form-floating"><select class="form-select" id="exp" name="exp" required><option selected disabled value="">Open this select menu</option><option value="0">Less than a year</option><option value="1">1-3 years</option><option value="3">More than 3 years</option></select><label for="exp">Experience</label></div>
<p class="form-label">Which trades do you know?</p><div class="form-check form-check-inline"><input class="form-check-input" type="checkbox" id="t1" name="trade1" value="hvac"><label class="form-check-label" for="t1">HVAC</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="checkbox" id="t2" name="trade2" value="plumbing"><label class="form-check-label" for="t2">Plumbing</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="checkbox" id="t3" name="trade3" value="electrical"><label class="form-check-label" for="t3">Electrical</label></div>
<div class="mb-3"><label for="cv" class="form-label">Upload your CV <small class="text-muted">(PDF, max 5 MB)</small> <span class="text-danger">*</span></label><input class="form-control" type="file" id="cv" name="cv" required></div>
<div class="input-group"><span class="input-group-text">$</span><input type="text" class="form-control" name="wage" aria-label="Desired hourly wage"><span class="input-group-text">.00</span></div>
<button class="btn btn-primary" type="submit">Apply</button></form></div>`,
    '<style>.hny{position:fixed;top:-200vh}</style>',
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Email address', T, 1],
    ['Experience', S, 1, ['Less than a year', '1-3 years', 'More than 3 years']],
    ['Which trades do you know?', M, 0, ['HVAC', 'Plumbing', 'Electrical']],
    ['Upload your CV (PDF, max 5 MB)', F, 1],
    ['Desired hourly wage', T, 0],
  ],
];

ownForms['Wufoo'] = [
  page(
    `<div id="container" class="ltr"><form id="form4" name="form4" class="wufoo topLabel page" accept-charset="UTF-8" autocomplete="off" enctype="multipart/form-data" method="post" novalidate action="https://acme.wufoo.com/forms/x/#public"><header id="header" class="info"><h2>Volunteer Coordinator Application</h2><div>Please fill out every line.</div></header><ul>
<li id="foli1" class="notranslate name"><fieldset><legend class="desc" id="title1">Name<span id="req_1" class="req">*</span></legend><div><span><input id="Field1" name="Field1" type="text" class="field text fn" value="" size="8" required><label for="Field1">First</label></span><span><input id="Field2" name="Field2" type="text" class="field text ln" size="14" required><label for="Field2">Last</label></span></div></fieldset></li>
<li id="foli3" class="notranslate"><label class="desc" id="title3" for="Field3">Email<span class="req">*</span></label><div><input id="Field3" name="Field3" type="email" spellcheck="false" class="field text medium" required></div></li>
<li id="foli7" class="notranslate"><fieldset><legend id="title7" class="desc">Have you volunteered with us?<span class="req">*</span></legend><div><input id="radioDefault_7" name="Field7" type="hidden" value=""><span><input id="Field7_0" name="Field7" type="radio" class="field radio" value="Yes" required><label class="choice" for="Field7_0">Yes</label></span><span><input id="Field7_1" name="Field7" type="radio" value="No" required><label class="choice" for="Field7_1">No</label></span></div></fieldset></li>
<li id="foli8"><label class="desc" id="title8" for="Field8">Attach a File</label><div><input id="Field8" name="Field8" type="file" class="field file" size="12"></div></li>
<li id="foli9"><label class="desc" id="title9" for="Field9">Anything we should know?</label><div><textarea id="Field9" name="Field9" class="field textarea medium"></textarea></div></li>
<li class="hide" style="display:none"><label for="comment">Do Not Fill This Out</label><textarea name="comment" id="comment" rows="1" cols="1"></textarea><input type="hidden" id="idstamp" name="idstamp" value="x"></li><li class="buttons"><div><input id="saveForm" name="saveForm" class="btTxt submit" type="submit" value="Submit"></div></li></ul></form></div>`,
  ),
  [
    ['First', T, 1],
    ['Last', T, 1],
    ['Email', T, 1],
    ['Have you volunteered with us?', S, 1, ['Yes', 'No']],
    ['Attach a File', F, 0],
    ['Anything we should know?', A, 0],
  ],
];

ownForms['Zoho Recruit'] = [
  page(
    `<div class="cw-jobdetail"><h1 class="cw-jobheader">Procurement Officer</h1><form id="applyForm" class="cw-form"><h2 class="cw-section-title">Basic Info</h2>
<lyte-input class="cw-field"><div class="crcrf-label"><span class="mandatory">*</span><label class="lbl" for="rec_First_Name">First Name</label></div><div class="lyteField"><input type="text" id="rec_First_Name" name="First Name" maxlength="40"></div></lyte-input>
<lyte-input class="cw-field"><div class="crcrf-label"><span class="mandatory">*</span><label for="rec_Last_Name">Last Name</label></div><div class="lyteField"><input type="text" id="rec_Last_Name" name="Last Name"></div></lyte-input>
<lyte-input class="cw-field"><div class="crcrf-label"><span class="mandatory">*</span><label for="rec_Email">Email</label></div><div class="lyteField"><input type="text" id="rec_Email" name="Email"></div></lyte-input>
<lyte-input class="cw-field"><div class="crcrf-label"><label for="rec_Exp">Experience in Years</label></div><div class="lyteField"><input type="number" id="rec_Exp" name="Experience in Years"></div></lyte-input>
<h2 class="cw-section-title">Professional Details</h2><div class="cw-field"><div class="crcrf-label"><label>Highest Qualification Held</label></div><lyte-dropdown><div class="lyteDummyEventContainer" role="combobox" aria-expanded="false" aria-haspopup="listbox" tabindex="0" aria-label="Highest Qualification Held"><lyte-drop-button><span class="lytePlaceholder">-None-</span></lyte-drop-button></div></lyte-dropdown></div>
<div class="cw-field"><div class="crcrf-label"><label for="rec_Skills">Skill Set</label></div><textarea id="rec_Skills" name="Skill Set"></textarea></div>
<h2 class="cw-section-title">Attachment Information</h2><div class="cw-field"><div class="crcrf-label"><span class="mandatory">*</span><label>Resume</label></div><div class="cw-attach"><span class="browse-btn">Browse</span><input type="file" name="Resume" style="opacity:0;position:absolute;width:80px"></div></div>
<div class="cw-tnc"><input type="checkbox" id="rec_tnc" name="tnc"><label for="rec_tnc"><span class="mandatory">*</span> I agree to the Privacy Policy and Terms of Service.</label></div>
<button type="button" class="cw-btn">Submit Application</button></form></div>`,
  ),
  [
    ['First Name', T, 1],
    ['Last Name', T, 1],
    ['Email', T, 1],
    ['Experience in Years', N, 0],
    ['Highest Qualification Held', S, 0],
    ['Skill Set', A, 0],
    ['Resume', F, 1],
    ['I agree to the Privacy Policy and Terms of Service.', M, 1, ['Yes']],
  ],
];

ownForms['Pinpoint'] = [
  page(
    `<div class="external-panel"><h1 class="external-panel__heading">Apply for Care Coordinator</h1><form class="frow" data-react-class="Careers/ApplicationForm"><div class="panel"><h2 class="panel__heading">Personal details</h2><div class="field"><label class="field__label" for="application_form_first_name">First name <span class="required" title="This field is required">Required</span></label><input class="input" id="application_form_first_name" name="application_form[first_name]" type="text"></div><div class="field"><label class="field__label" for="application_form_email">Email <span class="required" title="This field is required">Required</span></label><input class="input" id="application_form_email" name="application_form[email]" type="email"></div></div>
<div class="panel"><h2 class="panel__heading">CV / Resume</h2><div class="field"><label class="field__label" for="application_form_cv">Your CV <span class="required">Required</span></label><div class="file-input"><input type="file" id="application_form_cv" name="application_form[cv]" class="file-input__input"><label for="application_form_cv" class="file-input__button">Upload</label></div></div></div>
<div class="panel"><h2 class="panel__heading">Questions</h2><div class="field field--radio"><div class="field__label" id="rg1">Do you hold a nursing license? <span class="required">Required</span></div><div role="radiogroup" aria-labelledby="rg1"><label class="radio"><input type="radio" name="application_form[answers][1]" value="yes"><span>Yes</span></label><label class="radio"><input type="radio" name="application_form[answers][1]" value="no"><span>No</span></label></div></div>
<div class="field"><label class="field__label" for="ans2">Describe a hard shift <span class="optional">Optional</span></label><div class="field__hint">Up to 300 words</div><textarea id="ans2" name="application_form[answers][2]"></textarea></div>
<div class="field"><span class="field__label">Notice period <span class="optional">Optional</span></span><div class="choices" data-type="select-one" tabindex="0" role="combobox" aria-autocomplete="list" aria-haspopup="true" aria-expanded="false"><div class="choices__inner"><select class="choices__input" name="application_form[answers][3]" hidden tabindex="-1" data-choice="active"><option value="">Choose</option><option value="1">Immediate</option><option value="2">One month</option></select><div class="choices__list choices__list--single"><div class="choices__item choices__placeholder choices__item--selectable">Choose</div></div></div><div class="choices__list choices__list--dropdown" aria-expanded="false" style="display:none"><input type="search" name="search_terms" class="choices__input choices__input--cloned" autocomplete="off" role="textbox" aria-label="Choose"><div class="choices__list" role="listbox"><div role="option" class="choices__item">Immediate</div><div role="option" class="choices__item">One month</div></div></div></div></div></div>
<button class="button" type="submit">Submit application</button></form></div>`,
  ),
  [
    ['First name', T, 1],
    ['Email', T, 1],
    ['Your CV', F, 1],
    ['Do you hold a nursing license?', S, 1, ['Yes', 'No']],
    ['Describe a hard shift', A, 0],
    ['Notice period', S, 0, ['Immediate', 'One month']],
  ],
];

ownForms['Definition list with chosen'] = [
  page(
    `<div id="main"><h2>County of Alder - Online Application</h2><p>Fields marked <b>(R)</b> are required.</p><form name="app" action="process.cgi" method="post"><dl>
<dt>Applicant name <font color="red">(required)</font></dt><dd><input type="text" name="nm" size="40"></dd>
<dt>Street address</dt><dd><input type="text" name="ad1" size="40"></dd>
<dt>Daytime phone <font color="red">(required)</font></dt><dd><input type="text" name="ph" size="20"></dd>
<dt>County district</dt><dd><select name="district" class="chosen-select" style="display:none"><option value=""></option><option value="n">North</option><option value="s">South</option></select><div class="chosen-container chosen-container-single" style="width:220px" title=""><a class="chosen-single chosen-default" tabindex="-1"><span>Select an Option</span><div><b></b></div></a><div class="chosen-drop" style="display:none"><div class="chosen-search"><input type="text" autocomplete="off"></div><ul class="chosen-results"></ul></div></div></dd>
<dt>Have you ever been employed by the County?</dt><dd><input type="radio" name="emp" value="y">Yes <input type="radio" name="emp" value="n">No</dd>
<dt>Highest grade completed</dt><dd><select name="grade"><option>Select</option><option>GED</option><option>High school</option><option>College</option></select></dd>
<dt>Work history (last three jobs)</dt><dd><textarea name="hist" rows="8" cols="50"></textarea></dd></dl><input type="submit" value="Submit Application"> <input type="reset" value="Clear"></form></div>`,
  ),
  [
    ['Applicant name', T, 1],
    ['Street address', T, 0],
    ['Daytime phone', T, 1],
    ['County district', S, 0, ['North', 'South']],
    ['Have you ever been employed by the County?', S, 0, ['Yes', 'No']],
    ['Highest grade completed', S, 0, ['GED', 'High school', 'College']],
    ['Work history (last three jobs)', A, 0],
  ],
];

ownForms['Tailwind with headless lists and a job alert beside it'] = [
  page(
    `<main class="mx-auto"><h1 class="text-3xl">Senior Bookkeeper</h1><section id="job-alert"><h2>Not ready to apply?</h2><form class="job-alerts"><label for="alert-email">Get job alerts</label><input id="alert-email" type="email" placeholder="you@example.com"><button>Create alert</button></form></section><section><h2>Apply for this role</h2><form class="space-y-6"><div class="grid grid-cols-2"><div><label class="block text-sm" for=":r1:">First name <span class="text-red-500">*</span></label><input id=":r1:" name="firstName" class="mt-1 block" type="text"></div><div><label class="block text-sm" for=":r2:">Last name <span class="text-red-500">*</span></label><input id=":r2:" name="lastName" type="text"></div></div>
<div><label class="block" for=":r3:">Work email</label><p class="text-xs text-gray-500" id=":r3:-hint">We never share it.</p><input id=":r3:" name="email" type="email" required aria-describedby=":r3:-hint"></div>
<div><span class="block text-sm font-medium">Employment status <span class="text-red-500">*</span></span><div class="relative"><button type="button" id="headlessui-listbox-button-:r4:" aria-haspopup="listbox" aria-expanded="false" class="relative w-full"><span class="block truncate">Select one</span><span aria-hidden="true"><svg></svg></span></button></div></div>
<div role="radiogroup" aria-labelledby="headlessui-label-:r6:"><label id="headlessui-label-:r6:" role="none" class="text-sm font-medium">Can you work from our Tulsa office? <span class="text-red-500">*</span></label><div class="flex" role="none"><div id="headlessui-radio-:r7:" role="radio" aria-checked="false" tabindex="0" class="cursor-pointer"><span>Yes</span></div><div id="headlessui-radio-:r8:" role="radio" aria-checked="false" tabindex="-1"><span>No</span></div></div></div>
<div><label class="block">Resume <span class="text-red-500">*</span></label><div class="mt-2 flex justify-center border-dashed"><div class="text-center"><svg></svg><div class="flex"><label for="file-upload" class="relative cursor-pointer"><span>Upload a file</span><input id="file-upload" name="file-upload" type="file" class="sr-only"></label><p class="pl-1">or drag and drop</p></div><p class="text-xs">PDF up to 10MB</p></div></div></div>
<div class="flex"><button type="button" role="switch" aria-checked="false" aria-labelledby="sw1"><span aria-hidden="true"></span></button><span id="sw1">Keep my details for future roles</span></div>
<button type="submit" class="bg-indigo-600">Submit</button></form></section></main>`,
    '<style>.sr-only{position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip:rect(0,0,0,0);border-width:0}</style>',
  ),
  [
    ['First name', T, 1],
    ['Last name', T, 1],
    ['Work email', T, 1],
    ['Employment status', S, 1],
    ['Can you work from our Tulsa office?', S, 1, ['Yes', 'No']],
    ['Resume', F, 1],
    ['Keep my details for future roles', M, 0, ['Yes']],
  ],
];

ownForms['Bare paragraphs and line breaks'] = [
  page(
    `<center><h2>APPLICATION FOR EMPLOYMENT</h2></center><form method="POST" action="/cgi-bin/formmail.pl"><input type="hidden" name="recipient" value="hr"><p><b>Full Name:</b> <input name="fullname" size="30"> <b>Date:</b> <input name="appdate" type="date"></p><p><b>E-Mail:</b> <input name="email" size="30"></p><p><b>Position applied for:</b><br><input type="radio" name="pos" value="1"> Cook<br><input type="radio" name="pos" value="2"> Dishwasher<br><input type="radio" name="pos" value="3"> Server</p><p><b>Are you a U.S. citizen or otherwise authorized to work in the U.S. on an unrestricted basis?</b><br><select name="auth"><option value="">Please select one<option value="Y">Yes<option value="N">No</select></p><p><b>List any skills:</b><br><textarea name="skills" rows="4"></textarea></p><p><input type="checkbox" name="agree" value="yes"> I certify that the facts set forth in this application are true.</p><p><input type="submit" value="Send Application"><input type="reset"></p></form>`,
  ),
  [
    ['Full Name', T, 0],
    ['Date', D, 0],
    ['E-Mail', T, 0],
    ['Position applied for', S, 0, ['Cook', 'Dishwasher', 'Server']],
    [
      'Are you a U.S. citizen or otherwise authorized to work in the U.S. on an unrestricted basis?',
      S,
      0,
      ['Yes', 'No'],
    ],
    ['List any skills', A, 0],
    ['I certify that the facts set forth in this application are true.', M, 0, ['Yes']],
  ],
];

ownForms['Likert table and rating'] = [
  page(
    `<main><h1>Trainer application</h1><form id="trainer" class="app"><div class="q"><label for="tn">Name<em>*</em></label><input id="tn" name="tn" required></div><div class="q"><label for="te">E-mail<em>*</em></label><input id="te" name="te" type="email" required></div><table class="matrix"><caption>How well do you know these?</caption><thead><tr><th></th><th>Not at all</th><th>A little</th><th>Well</th></tr></thead><tbody><tr><th scope="row" id="m1">Excel</th><td><input type="radio" name="m1" value="0" aria-label="Not at all" aria-describedby="m1"></td><td><input type="radio" name="m1" value="1" aria-label="A little"></td><td><input type="radio" name="m1" value="2" aria-label="Well"></td></tr><tr><th scope="row" id="m2">Word</th><td><input type="radio" name="m2" value="0" aria-label="Not at all"></td><td><input type="radio" name="m2" value="1" aria-label="A little"></td><td><input type="radio" name="m2" value="2" aria-label="Well"></td></tr></tbody></table><div class="q"><label for="hours">Hours per week</label><input id="hours" name="hours" type="number" min="1" max="60"></div><div class="q"><label for="start">When can you start?</label><input id="start" name="start" type="date"></div><div class="q"><label for="langs">Languages you speak</label><select id="langs" name="langs" multiple size="4"><option>English</option><option>Spanish</option><option>French</option></select></div><div class="q"><label for="cvf">Résumé<em>*</em></label><input id="cvf" type="file" name="cvf" required></div><button>Submit</button></form></main>`,
  ),
  [
    ['Name', T, 1],
    ['E-mail', T, 1],
    ['Excel', S, 0, ['Not at all', 'A little', 'Well']],
    ['Word', S, 0, ['Not at all', 'A little', 'Well']],
    ['Hours per week', N, 0],
    ['When can you start?', D, 0],
    ['Languages you speak', M, 0, ['English', 'Spanish', 'French']],
    ['Résumé', F, 1],
  ],
];

ownForms['Formidable and a login box beside it'] = [
  page(
    `<header><form id="loginbar" action="/login"><input name="log" placeholder="Username"><input type="password" name="pwd" placeholder="Password"><button>Log in</button></form></header><article><h1>Groomer wanted</h1><div class="frm_forms with_frm_style" id="frm_form_4_container"><form enctype="multipart/form-data" method="post" class="frm-show-form" id="form_groomer"><div class="frm_form_fields"><fieldset><legend class="frm_screen_reader" style="position:absolute;clip:rect(0,0,0,0);width:1px;height:1px;overflow:hidden">Groomer application</legend><div class="frm_fields_container"><div id="frm_field_20_container" class="frm_form_field form-field frm_required_field frm_top_container frm_half"><label for="field_qh4" class="frm_primary_label">Name <span class="frm_required" aria-hidden="true">*</span></label><input type="text" id="field_qh4" name="item_meta[20]" value="" data-reqmsg="Name cannot be blank." aria-required="true" aria-invalid="false"></div>
<div id="frm_field_21_container" class="frm_form_field frm_required_field"><label for="field_em4" class="frm_primary_label">Email <span class="frm_required">*</span></label><input type="email" id="field_em4" name="item_meta[21]" aria-required="true"></div>
<div id="frm_field_22_container" class="frm_form_field frm_required_field vertical_radio" role="radiogroup" aria-labelledby="field_dog_label" aria-required="true"><div id="field_dog_label" class="frm_primary_label">Are you comfortable with large dogs? <span class="frm_required">*</span></div><div class="frm_opt_container"><div class="frm_radio" id="frm_radio_22-0"><label for="field_dog-0"><input type="radio" name="item_meta[22]" id="field_dog-0" value="Yes" data-reqmsg="x"> Yes</label></div><div class="frm_radio"><label for="field_dog-1"><input type="radio" name="item_meta[22]" id="field_dog-1" value="No"> No</label></div></div></div>
<div id="frm_field_23_container" class="frm_form_field"><div id="field_cv_label" class="frm_primary_label">Resume <span class="frm_required" aria-hidden="true"></span></div><div class="frm_dropzone frm_single_upload" id="file_dropzone" role="group" aria-labelledby="field_cv_label"><div class="fallback"><input type="file" name="file23" id="field_cv"></div><div class="dz-message needsclick"><button type="button"><span class="frm_upload_text">Drop a file here or click to upload</span></button><span class="frm_small_text">Maximum file size: 516MB</span></div></div></div>
<div id="frm_field_24_container" class="frm_form_field frm_verify"><label for="field_v" class="frm_primary_label">Message</label><textarea id="field_v" name="item_meta[24]"></textarea></div></div></fieldset><div class="frm_verify" aria-hidden="true" style="display:none"><label for="frm_email_4">If you are human, leave this field blank.</label><input type="text" id="frm_email_4" class="frm_verify" name="frm_verify"></div><div class="frm_submit"><button class="frm_button_submit" type="submit">Submit</button></div></div></form></div></article>`,
  ),
  [
    ['Name', T, 1],
    ['Email', T, 1],
    ['Are you comfortable with large dogs?', S, 1, ['Yes', 'No']],
    ['Resume', F, 0],
    ['Message', A, 0],
  ],
];
