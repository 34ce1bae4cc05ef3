export function LoginScreen() {
  return <h1 className="title">Log in</h1>;
}
