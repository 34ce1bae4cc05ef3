import { A, type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Forms of WordPress plugins, Drupal, and site builders as a browser saves them. */
export const contentSystemForms: Record<string, [html: string, asked: AskedShape[]]> = {};

contentSystemForms['Gravity Forms'] = [
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

contentSystemForms['WPForms'] = [
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

contentSystemForms['Contact Form 7'] = [
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

contentSystemForms['Ninja Forms'] = [
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

contentSystemForms['Wix'] = [
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

contentSystemForms['Squarespace'] = [
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

contentSystemForms['Drupal webform'] = [
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

contentSystemForms['Elementor with placeholders only'] = [
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

contentSystemForms['Formidable and a login box beside it'] = [
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
