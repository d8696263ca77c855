const STARS = [
  [24, 30],
  [70, 84],
  [150, 22],
  [206, 70],
  [262, 30],
  [300, 96],
  [372, 24],
  [400, 78],
  [486, 34],
  [528, 84],
  [560, 20],
  [616, 56],
] as const;

/** The sky, with the sun by day. */
export function Sky() {
  return (
    <>
      <path d="M0 0h640v400H0z" fill="#cfe9f3" />
      <path d="M0 70q160-24 320 0t320 0v120H0z" fill="#e4f2ef" />
      <g className="trail-sun">
        <circle cx="248" cy="56" r="46" fill="#fff" opacity=".45" />
        <circle cx="248" cy="56" r="27" fill="#ffdf7e" />
      </g>
    </>
  );
}

/** The mountains, the highest of which is where the path leads. */
export function Mountains() {
  return (
    <>
      <path d="M-10 190L92 92l40 34 62-58 92 122z" fill="#a9c9cf" />
      <path d="M194 68l26 35-14 6-12-10-14 8-14-10z" fill="#fff" />
      <path d="M300 190l84-86 56-58 66 70 44-28 100 102z" fill="#93b8bd" />
      <path d="M440 46l28 30-13 10-14-12-14 12-15-12z" fill="#fff" />
      <path d="M440 46l66 70 44-28 100 102H470z" fill="#7fa7ad" opacity=".55" />
    </>
  );
}

/** The meadows, one behind the other. */
export function Landscape() {
  return (
    <>
      <path d="M0 176q90-26 200-10t190-16q130-14 250 8v242H0z" fill="#c4e2a9" />
      <path d="M0 236q120-34 260-8t380-22v194H0z" fill="#aed795" />
      <path d="M0 318q140-36 300-6t340-30v118H0z" fill="#97cb83" />
    </>
  );
}

/** The night lies over everything that gives no light. */
export function Night() {
  return (
    <g className="trail-lights">
      <path d="M0 0h640v400H0z" className="trail-night" />
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={x % 4 ? 1.6 : 2.4} fill="#fdf6d8" />
      ))}
      <circle cx="248" cy="56" r="44" fill="#fdf6d8" opacity=".12" />
      <path d="M258 30a27 27 0 1 0 16 38 22 22 0 0 1-16-38z" fill="#fdf6d8" />
    </g>
  );
}
