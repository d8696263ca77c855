/** A plot such as learners draw. Pure decoration. */
export function PlotArt() {
  return (
    <svg
      viewBox="0 0 320 110"
      aria-hidden="true"
      className="mt-4 w-full max-w-64 sm:mt-7 sm:max-w-md"
    >
      <path
        d="M12 6v92h300"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M12 52C36 4 60 4 84 52s48 48 72 0 48-48 72 0 48 48 72 0"
        fill="none"
        className="stroke-joy"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.1 10"
      />
      <g fill="currentColor">
        <circle cx="84" cy="52" r="5" />
        <circle cx="156" cy="52" r="5" />
        <circle cx="228" cy="52" r="5" />
        <circle cx="300" cy="52" r="5" />
      </g>
    </svg>
  );
}
