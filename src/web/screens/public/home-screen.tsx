export function HomeScreen() {
  return <h1 className="title">Job applications you can stand behind</h1>;
}
