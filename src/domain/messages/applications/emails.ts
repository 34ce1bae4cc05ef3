/** What an email about an application seems to be. */
export const mailLabels = {
  rejection: 'Rejection',
  offer: 'Offer',
  interview: 'Interview',
  assessment: 'Test or assignment',
  information: 'Request for information',
  received: 'Application received',
  none: 'Something else',
};
