/** The fields of a profile, wherever they are edited. */
export const fieldTexts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  linkedIn: 'LinkedIn profile',
  linkedInExample: 'linkedin.com/in/your-name',
  jobTitle: 'Job title',
  company: 'Company',
  location: 'Location',
  start: { month: 'Start month', year: 'Start year' },
  end: { month: 'End month', year: 'End year' },
  current: 'I currently work here', // EDT-009
  description: 'Description',
  descriptionHint: 'What you did and what you achieved, one bullet per line.',
  school: 'School',
  degree: 'Degree',
  field: 'Field of study',
  status: 'Status',
  graduationYear: 'Graduation year',
  none: 'None',
  month: 'Month',
  yearOnly: 'Year only',
  yearExample: 'YYYY',
} as const;

export const editorTexts = {
  yourContact: 'your contact details',
  thisJob: 'this job',
  thisSchool: 'this school',
  editExperience: 'Edit experience',
  editEducation: 'Edit education',
} as const;
