export const mailKinds = [
  'rejection',
  'offer',
  'interview',
  'assessment',
  'information',
  'received',
  'none',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailLabels: Record<MailKind, string> = {
  rejection: 'Rejection',
  offer: 'Offer',
  interview: 'Interview',
  assessment: 'Test or assignment',
  information: 'Request for information',
  received: 'Application received',
  none: 'Something else',
};
