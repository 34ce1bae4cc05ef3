/** The call to action at the end of a public page, for people who are signed in; the brand writes the other one. */
export const signUpCallTexts = {
  title: 'Your matches are waiting',
  text: "See why each job matches and what's missing.",
  toMatches: 'Explore job matches',
  signUp: 'Sign up',
};
