export const signupTexts = {
  title: 'Create your account',
  intro: 'Searching for jobs and preparing applications are free.',
  hasAccount: 'Already have an account? <link>Log in</link>',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  terms: 'I agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>.',
  submit: 'Sign up',
};
