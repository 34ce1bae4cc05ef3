export const articleTexts = {
  title: 'Plain advice for job seekers',
  lead: 'What we know about resumes, application forms, and hiring in the United States. No tricks.',
  blog: 'Blog',
  minutes: (minutes: number) => `${minutes} min read`,
  more: 'More for job seekers',
};
