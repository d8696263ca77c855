/** The logo: a C that is a trail, solid at first, dotted ahead, up to a waypoint. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path
        d="M28.5 9.2A14 14 0 1 0 30.6 29"
        fill="none"
        stroke="currentColor"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <circle cx="34.9" cy="23.6" r="2.1" fill="currentColor" />
      <circle cx="35" cy="14" r="4.5" className="fill-joy" />
    </svg>
  );
}

/** Logo and name, with a cursor that blinks as if the rest were still to be written. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-2xl font-extrabold tracking-tight">
      <LogoMark className="size-9 text-trail" />
      <span>
        codivia
        <span
          aria-hidden="true"
          className="ms-0.5 inline-block h-[0.16em] w-[0.5em] animate-blink rounded-full bg-joy"
        />
      </span>
    </span>
  );
}
