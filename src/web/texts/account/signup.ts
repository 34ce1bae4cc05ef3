export const signupTexts = {
  title: 'Create your account',
  intro: "It's free to search for jobs and prepare applications.",
  hasAccount: 'Already have an account? <link>Log in</link>',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  terms: 'I agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>.',
  submit: 'Sign up',
};

export const googleTexts = {
  button: 'Continue with Google',
  terms:
    'By continuing with Google, you agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>.',
};
