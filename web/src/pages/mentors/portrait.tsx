/** Skin, hair and clothes of each drawn portrait, in the colours of the pictures. */
const LOOKS = [
  {
    skin: '#e8b48c',
    hair: '#3b2a22',
    cloth: '#4fe3b0',
    cut: 'M28 74c-8-14-8-52 23-53 31 1 31 39 23 53l-5-2c3-12 2-24-2-32-12 0-20-4-26-8-2 12-8 16-9 22 0 8 0 12 2 18z',
  },
  {
    skin: '#d9a06f',
    hair: '#1d1a19',
    cloth: '#ffc83d',
    cut: 'M28 44c0-26 44-28 46 0l-4-2c-12-2-24-2-36-8z',
  },
  {
    skin: '#f2cba8',
    hair: '#a8452a',
    cloth: '#b79bff',
    cut: 'M25 50c-2-34 50-38 52 0 6 20 0 30-6 32 4-14 2-26-2-34-14 2-28-2-34-10-6 10-6 26-2 44-8-4-12-16-8-32z',
  },
  {
    skin: '#8a5a3c',
    hair: '#15110f',
    cloth: '#ff7d52',
    cut: 'M28 42c0-24 44-24 46 0-10-6-36-6-46 0z',
  },
  {
    skin: '#f0c9a0',
    hair: '#14181c',
    cloth: '#7cc4ff',
    cut: 'M27 44c0-30 46-30 48 0v30h-8V46c-12 0-24-2-32-8v36h-8z',
  },
  {
    skin: '#6f452d',
    hair: '#0f0c0b',
    cloth: '#eaf3f0',
    cut: 'M29 40c2-22 42-22 44 0l-2 6c-8-8-32-8-40 0z',
  },
];

/** A drawn head: an invented person needs no photograph. Pure decoration. */
export function Portrait({ index }: { index: number }) {
  const look = LOOKS[index % LOOKS.length];
  if (!look) return null;
  const { skin, hair, cloth, cut } = look;
  return (
    <svg viewBox="0 0 102 102" aria-hidden="true" className="size-20 shrink-0 rounded-full">
      <path fill="#0c1d20" d="M0 0h102v102H0z" />
      <path
        d="M8 84C26 66 76 70 96 52"
        fill="none"
        stroke="#24383c"
        strokeWidth="4"
        strokeDasharray="0.1 9"
        strokeLinecap="round"
      />
      <path fill={cloth} d="M12 106c2-22 20-30 39-30s37 8 39 30z" />
      <path fill={skin} d="M42 62h18v16c0 6-18 6-18 0z" />
      <ellipse cx="51" cy="48" rx="19" ry="22" fill={skin} />
      <path fill={hair} d={cut} transform="translate(0 -6)" />
      <circle cx="44" cy="50" r="2.2" fill="#10211f" />
      <circle cx="58" cy="50" r="2.2" fill="#10211f" />
      <path
        d="M45 59q6 5 12 0"
        fill="none"
        stroke="#10211f"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
