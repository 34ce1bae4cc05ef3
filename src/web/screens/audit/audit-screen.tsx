export function AuditScreen() {
  return <h1 className="title">Review your application</h1>;
}
