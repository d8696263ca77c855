/** Some figures with their names, side by side. */
export function Figures({ figures }: { figures: readonly { name: string; value: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-bold font-display text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
