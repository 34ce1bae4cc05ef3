/** The command palette. */
export const commandTexts = {
  search: 'Search pages and actions',
  list: 'Pages and actions',
  empty: 'No matching pages or actions.',
  jobMatches: 'Job matches',
  applications: 'My Applications',
  tracker: 'Application tracker',
  profile: 'Profile',
  resumes: 'Resumes and letters',
  settings: 'Settings',
  logIn: 'Log in',
  signUp: 'Sign up',
  home: 'Home',
  jobs: 'Jobs',
  howItWorks: 'How it works',
  blog: 'Blog',
  contact: 'Contact us',
  light: 'Switch to light mode',
  dark: 'Switch to dark mode',
  shortcuts: 'Keyboard shortcuts',
  logOut: 'Log out',
};

/** The list of keyboard shortcuts. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  palette: 'Search pages and actions (⌘ K on a Mac)',
  sheet: 'Show this list',
  next: 'Go to the next control',
  choose: 'Open or select',
  close: 'Close a dialog or menu',
  singleKeys: 'Open this list with the ? key',
};
