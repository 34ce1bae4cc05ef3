export function SignupScreen() {
  return <h1 className="title">Create your account</h1>;
}
