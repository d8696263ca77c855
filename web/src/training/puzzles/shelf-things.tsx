/** Drawings of 32 x 32 units for the shelf, standing on y = 32. `--thing` is the main colour. */
const MAIN = 'var(--thing)';
const DARK = 'var(--color-ink)';

export const THINGS = [
  // A book
  <g key="book">
    <rect x="8" y="6" width="16" height="26" rx="2" fill={MAIN} />
    <path d="M12 6v26M15 12h6" stroke={DARK} strokeWidth="1.5" />
  </g>,
  // A cactus
  <g key="cactus">
    <path
      d="M14 24V8a3 3 0 0 1 6 0v16M14 17h-4v-5M20 19h4v-5"
      fill="none"
      stroke="var(--color-done)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M10 23h14l-2 9H12z" fill={MAIN} />
  </g>,
  // A robot
  <g key="robot">
    <rect x="7" y="12" width="18" height="20" rx="4" fill={MAIN} />
    <circle cx="13" cy="20" r="2.5" fill="var(--color-surface)" />
    <circle cx="19" cy="20" r="2.5" fill="var(--color-surface)" />
    <path d="M12 27h8M16 12V6" stroke={DARK} strokeWidth="1.5" />
    <circle cx="16" cy="5" r="2.5" fill={DARK} />
  </g>,
  // A star
  <path
    key="star"
    d="M16 5l3.6 8.2 8.9.8-6.7 5.9 2 8.7-7.8-4.6-7.8 4.6 2-8.7-6.7-5.9 8.9-.8zM10 30h12v2H10z"
    fill={MAIN}
  />,
  // A cube
  <g key="cube">
    <path d="M16 10l11 5.5V27l-11 5-11-5V15.5z" fill={MAIN} />
    <path d="M5 15.5l11 5.5 11-5.500M16 21v11" fill="none" stroke={DARK} strokeWidth="1.5" />
  </g>,
  // A shell
  <g key="shell">
    <path d="M4 30c0-12 6-20 12-20s12 8 12 20c-3 3-21 3-24 0z" fill={MAIN} />
    <path d="M16 12v19M10 14l-3 16M22 14l3 16" stroke={DARK} strokeWidth="1.2" />
  </g>,
  // A lamp
  <g key="lamp">
    <path d="M10 6h12l5 12H5z" fill={MAIN} />
    <path d="M16 18v12M9 31h14" stroke={DARK} strokeWidth="2" />
  </g>,
  // A planet
  <g key="planet">
    <circle cx="16" cy="19" r="9" fill={MAIN} />
    <ellipse cx="16" cy="19" rx="15" ry="4" fill="none" stroke={DARK} strokeWidth="1.6" />
    <path d="M11 32h10" stroke={DARK} strokeWidth="2" />
  </g>,
  // A cat
  <g key="cat">
    <path d="M9 32V16l-1-9 6 4h4l6-4-1 9v16z" fill={MAIN} />
    <circle cx="13" cy="17" r="1.6" fill={DARK} />
    <circle cx="19" cy="17" r="1.6" fill={DARK} />
    <path d="M15 21h2" stroke={DARK} strokeWidth="1.6" />
  </g>,
  // A boat in a bottle
  <g key="boat">
    <path d="M6 26h20l-4 6H10z" fill={MAIN} />
    <path d="M16 6v19M16 8l9 14H16" fill="var(--color-surface)" stroke={DARK} strokeWidth="1.5" />
  </g>,
  // A mushroom
  <g key="mushroom">
    <path d="M13 20h6l1 12h-8z" fill="var(--color-surface)" stroke={DARK} strokeWidth="1.2" />
    <path d="M4 20C4 10 9 6 16 6s12 4 12 14z" fill={MAIN} />
    <circle cx="12" cy="14" r="2" fill="var(--color-surface)" />
    <circle cx="20" cy="12" r="1.6" fill="var(--color-surface)" />
  </g>,
  // A gem
  <g key="gem">
    <path d="M9 12h14l5 7-12 13L4 19z" fill={MAIN} />
    <path d="M4 19h24M12 19l4 13 4-13-4-7z" fill="none" stroke={DARK} strokeWidth="1.2" />
  </g>,
] as const;
