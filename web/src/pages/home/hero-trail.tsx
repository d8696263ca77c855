/** The winding way behind the hero. Pure decoration. */
export function HeroTrail() {
  return (
    <svg
      viewBox="0 0 1440 700"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full text-trail opacity-35 max-lg:opacity-20"
    >
      <path
        d="M-40 660C180 560 330 700 520 640S700 470 830 500s110 150 270 130 150-240 60-330S1000 150 1130 90s230 20 380-60"
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0.1 22"
      />
      <g className="fill-paper" stroke="currentColor" strokeWidth="6">
        <circle cx="520" cy="640" r="10" />
        <circle cx="1100" cy="630" r="10" />
        <circle cx="1130" cy="90" r="10" />
      </g>
    </svg>
  );
}
