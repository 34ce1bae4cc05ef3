export const googleTexts = {
  button: 'Continue with Google',
  terms:
    'By continuing with Google, you agree to the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>.',
};
