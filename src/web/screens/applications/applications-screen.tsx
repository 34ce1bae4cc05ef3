export function ApplicationsScreen() {
  return <h1 className="title">My Applications</h1>;
}
