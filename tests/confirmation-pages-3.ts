/**
 * A third set of pages after sending, labeled like the first one and measured once before the rules were
 * changed for it.
 */
export const arrivedPages3: readonly string[] = [
  'Nice work, Pat!\nYour application has been sent to Tern Labs.',
  'Application status\nSubmitted\nThank you for applying to Lowell & Hart.',
  "We appreciate your interest!\nWe've received your application and will get back to you within 10 days.",
  'Confirmation #88120\nThank you for submitting your application for Library Assistant.',
  'Your application to City of Tulsa was submitted on 11/16/2026.\nPrint a copy for your records.',
  'All done!\nThanks for applying. Keep an eye on your phone: we may text you to set up an interview.',
  'Thank you for your application\nIf we need more information, someone will call you.',
  "Thanks! We got your application.\nHere's what other applicants ask: How long does it take? About two weeks.",
  'Your profile and application were received.\nYou can add more skills to your profile whenever you like.',
  'Application submitted successfully\nPlease note: a drug test is required after a conditional offer.',
  'You applied!\nYour application has been received by Oakhill Schools.',
  'Thank you for applying\nReferences will be contacted only if you are a finalist.',
  "Thanks for applying to Juniper Diner\nDidn't get our email? Check your junk mail.",
  'Application complete\nThank you. Your answers have been sent to the employer. You can sign out.',
  'Thank you for taking the time to apply!\nYour application has been submitted to our team for review.',
  'We have received your submission\nThank you for your interest in working with Lakeside Schools.',
  'Congratulations, you have successfully submitted your application\nGo to My Applications to see its status.',
  "Application received!\nPeople who apply early hear back sooner. We'll email you by Friday.",
];

export const openPages3: readonly string[] = [
  'Thank you for applying\nWe emailed you a form. Please return it, signed, within 5 days or your application will be discarded.',
  'Thanks for applying\nYour application is in progress: 3 of 4 parts done.',
  'Thank you for your application\nPlease pick a time for your phone screen below so that we can proceed.',
  'Thanks for applying!\nConfirm your phone number by typing in the PIN we texted you.',
  'Application received\nWarning: your resume file was empty. Send it again from your dashboard.',
  'Thank you for applying\nBefore your application reaches the school, you have to request your transcript.',
  'Oops!\nYour application could not be submitted. Thank you for your patience.',
  'Thank you for applying\nThis job has expired and your application was not sent.',
  'You are being redirected\nThank you for your application. You will now continue on our partner’s site to finish applying.',
  'Thank you for your interest\nLeave your email and we will tell you when this job opens.',
  'Please wait\nThank you for applying. Do not close this window while we submit your application.',
  'Preview\nThank you for your application. This is how the employer will see it. Submit now?',
  'Thank you for applying\nOne of your answers needs attention. See the field marked in red.',
  'Thanks for applying\nWe hold applications until the address is verified. Look for a message from us.',
  'Duplicate application\nThank you for applying. We did not accept this application because you applied last week.',
  'Thank you for creating your profile\nYour profile is visible to recruiters.',
  'Thanks for applying\nSchedule your assessment to move your application to the next stage. Applications without an assessment expire.',
  'Thank you for submitting the form\nPayment is required to process your application.',
  'Your application has been received\nDocuments still needed: diploma, license.',
  'Timed out\nThank you for applying. We saved what you entered; sign in to finish.',
  'Thank you for applying\nYour password has been emailed to you. Log in with it and press Submit on the last page.',
  'Access denied\nThank you for your application. Reference 18.2f3d.',
];
