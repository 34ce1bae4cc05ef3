/**
 * A fourth set of pages after sending, labeled like the first one and measured once before the rules were
 * changed for it.
 */
export const arrivedPages4: readonly string[] = [
  "Thank you for applying to Alder Health!\nWe've received your application. If your skills are a match, a recruiter will reach out.",
  'Your application has been submitted.\nReview the status of your application in Candidate Home.\nSearch for Jobs',
  'Application Submitted\nYour application for Press Operator (R-88123) has been successfully submitted. You will receive a confirmation email at jamie@example.com.',
  'Thanks for applying!\nOur team reviews applications on a rolling basis.\nWhile you wait, follow us on Instagram.',
  'Thank you, Jamie. Your application has been received.\nWe keep applications on file for one year.',
  'Application complete!\nWhat to expect: a recruiter reviews your application, then you may be invited to a phone interview.',
  'Success! Your application was submitted.\nApply to another job',
  "You're done!\nThank you for your application to Mill Co. Have a great day.",
  'We received your application for Clinic Manager.\nThe posting closes on December 12. Interviews begin in January.',
  'Thank you for submitting your application to the City of Dayton.\nA copy has been emailed to you. Notices about your application are sent by email only.',
];

export const openPages4: readonly string[] = [
  'Thank you for applying!\nPlease verify your email address within 7 days or your application will not be considered.',
  "Thanks, Jamie\nYou're on step 2 of 3. Save and continue.",
  'Application received\nTo complete your application, answer the questionnaire that we emailed you.',
  'There was a problem\nYour application was not saved. Thank you for your patience.',
  'Thank you for applying\nComplete your assessment now. Your application is not complete without it.',
  'Thank you for your interest\nYou need to sign in before you can apply.',
  'Your application was received but the attachment could not be read. Please upload your resume again.',
  'Thank you for your application\nYour session has timed out, and your changes were lost.',
  'This job is closed\nThank you for your interest in Mill Co.',
  'Thanks for applying\nWe could not verify that you are human. Please check the box and send the form again.',
  'Thank you for applying\nPlease confirm the appointment that we proposed by email to keep your application active.',
  'Captcha\nThank you for your application. Select all images with bicycles.',
];
