/** A sentence whose parts between backticks are code; parts that do not fit on a line are broken. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      <code
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move.
        key={i}
        className="wrap-anywhere rounded bg-sunken box-decoration-clone px-1.5 py-0.5 font-mono text-[0.9em]"
      >
        {part}
      </code>
    ) : (
      part
    ),
  );
}
