export function JobMatchesScreen() {
  return <h1 className="title">Job matches</h1>;
}
