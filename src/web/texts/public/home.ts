export const homeTexts = {
  free: "It's free to search for jobs and prepare applications. An application counts toward your plan only when the employer confirms it. <prices>See prices</prices>",
  stepsTitle: 'From resume to proof in three steps',
  steps: [
    {
      title: 'Upload your resume',
      text: "We read it and show each field with the line it came from. You correct anything that's off.",
    },
    {
      title: 'Choose jobs and see why they fit',
      text: 'See how well each job matches your title, skills, pay, and experience, and how recent the posting is.',
    },
    {
      title: 'Approve your application and follow along',
      text: 'Answer any remaining questions, approve the application, and watch it reach the employer. You get a receipt.',
    },
  ],
  toMatches: 'Explore job matches',
  signUp: 'Sign up',
};

/** The picture in the hero: a resume line becomes an answer, and the answer is confirmed. */
export const heroTexts = {
  name: 'Maya Ellison',
  place: 'Austin, TX',
  experience: 'EXPERIENCE',
  job: '<b>Operations Analyst</b>, Brightwater Supply Co.',
  period: 'March 2022 – Present',
  line: 'Cut late departures from 11% to 4%',
  education: 'EDUCATION',
  degree: 'BBA, Supply Chain Management',
  skills: 'SKILLS',
  employer: 'Harborlight Logistics',
  title: 'Senior Operations Analyst',
  question: 'Tell us about a process you improved',
  answer: 'At Brightwater, I cut late departures from 11% to 4%.',
  source: 'From your resume: “Cut late departures…”',
  confirmed: 'Confirmed by the employer',
  sent: 'Sent once, Nov 12, 10:42 AM',
};

export const promiseTexts = {
  title: 'Five promises, enforced in code',
  lead: "The service can't break these rules, and you can check them on every application.",
  more: 'How we keep them',
  truth: {
    title: 'Nothing false',
    text: 'No source, no answer. Pay, legal, and personal answers come only from you.',
    value: '6 years',
    source: 'From your resume, 2 jobs',
  },
  once: {
    title: 'Nothing twice',
    text: 'One application per job, even after a crash. Once we click Submit, we never send it again.',
    job: 'Operations Analyst',
    tag: 'Sent once',
  },
  proof: {
    title: 'Nothing unproven',
    text: '“Applied” means the employer confirmed it. You get a screenshot of the page, its text, and the time.',
    status: 'Applied',
    time: '10:42:31 AM',
  },
  charge: {
    title: 'Nothing charged for failure',
    text: 'A credit is used only when an application is confirmed. Otherwise, you get it back.',
    reserved: 'Reserved',
    returned: 'Returned: captcha',
  },
  changes: {
    title: 'Nothing behind your back',
    text: 'If the form changes after you approve it, we stop and show you only the difference.',
    changed: '1 question changed',
    again: 'Approve again to send',
  },
};
