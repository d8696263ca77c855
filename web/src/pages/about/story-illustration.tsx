/** Two shores and the way between them. Pure decoration. */
export function StoryIllustration() {
  return (
    <svg viewBox="0 0 560 320" aria-hidden="true" className="w-full text-trail">
      <path
        className="fill-trail-soft"
        d="M-20 60c60-22 110 4 128 48s-8 74 14 116-30 110-90 96-72-20-72-20zM580 40c-70-10-118 26-124 70s30 60 14 104 34 92 110 86z"
      />
      <path
        d="M96 150c70-120 150-110 190-30s110 90 190 30"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0.1 15"
      />
      <path
        d="M100 210c80 80 160 70 196 10s100-40 170 10"
        fill="none"
        className="stroke-spark"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0.1 15"
      />
      <g className="stroke-line" fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M176 268q12-9 24 0t24 0M300 292q12-9 24 0t24 0M232 52q12-9 24 0t24 0" />
      </g>
      <circle cx="96" cy="150" r="13" className="fill-joy stroke-paper" strokeWidth="5" />
      <circle
        cx="100"
        cy="210"
        r="9"
        className="fill-paper"
        stroke="currentColor"
        strokeWidth="5"
      />
      <circle cx="476" cy="150" r="13" className="fill-joy stroke-paper" strokeWidth="5" />
      <circle
        cx="466"
        cy="230"
        r="9"
        className="fill-paper"
        stroke="currentColor"
        strokeWidth="5"
      />
      <g transform="rotate(-16 286 120)">
        <path
          d="M250 104h72a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-44l-20 16v-16h-8a12 12 0 0 1-12-12v-34a12 12 0 0 1 12-12z"
          className="fill-surface"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M262 124l-10 9 10 9M310 124l10 9-10 9M292 118l-12 30"
          fill="none"
          className="stroke-ink"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
