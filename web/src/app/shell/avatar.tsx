/** The first letter of a name, for the eyes only: the name is beside it. */
export function Avatar({ name }: { name: string }) {
  const [initial = ''] = name.trim();
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-trail font-display font-extrabold text-on-trail"
    >
      {initial.toUpperCase()}
    </span>
  );
}
