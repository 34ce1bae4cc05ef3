export const suggestedJobTitles = [
  'Project Manager',
  'Data Analyst',
  'Virtual Assistant',
  'Finance',
  'Customer Service',
  'Business Analyst',
  'Data Entry',
  'Software Engineer',
  'Administrative Assistant',
  'Marketing',
  'Operations Manager',
  'General Manager',
] as const;
