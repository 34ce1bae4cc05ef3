export function ReceiptScreen() {
  return <h1 className="title">Your application</h1>;
}
