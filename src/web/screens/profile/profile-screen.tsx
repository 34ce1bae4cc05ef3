export function ProfileScreen() {
  return <h1 className="title">Profile</h1>;
}
