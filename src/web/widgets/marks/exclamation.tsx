/** A lone exclamation mark in the weight of our line icons. */
export function Exclamation() {
  return (
    <svg
      className="exclamation"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 4v10M12 19.4v.2" />
    </svg>
  );
}
