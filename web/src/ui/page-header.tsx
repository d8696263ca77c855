type Props = {
  title: string;
  intro: string;
  /** The utility that limits the length of the introduction's lines. */
  width?: 'max-w-2xl' | 'max-w-3xl';
};

/** The title and the introduction at the top of a page that lists things. */
export function PageHeader({ title, intro, width = 'max-w-2xl' }: Props) {
  return (
    <header className="grid gap-3">
      <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">{title}</h1>
      <p className={`${width} wrap-anywhere text-muted text-xl`}>{intro}</p>
    </header>
  );
}
