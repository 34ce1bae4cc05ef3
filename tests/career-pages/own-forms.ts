import { A, type AskedShape, D, F, M, N, page, S, T } from './asked.ts';

/** Forms of form builders and own career pages as a browser saves them. */
export const ownForms: Record<string, [html: string, asked: AskedShape[]]> = {};

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
