type Props = {
  lines: readonly string[];
  /** The line that runs now, counted from 0; none if it is null. */
  current: number | null;
};

/** A small program. The line that runs has a colour and an arrow. */
export function CodeLines({ lines, current }: Props) {
  return (
    <ol className="explore-code">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places, and some are equal.
        <li key={index} aria-current={index === current ? 'step' : undefined}>
          <code>{line}</code>
        </li>
      ))}
    </ol>
  );
}
