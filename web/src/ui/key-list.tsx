import type { ReactNode } from 'react';

type Entry = { keys: readonly string[]; text: ReactNode };

/** A list of keys with their actions. */
export function KeyList({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="grid grid-cols-1 items-center gap-x-4 gap-y-2 max-sm:[&_dd]:pb-2 sm:grid-cols-[auto_1fr]">
      {entries.map(({ keys, text }) => (
        <div key={keys.join()} className="contents">
          <dt className="flex flex-wrap gap-1">
            {keys.map((name) => (
              <kbd
                key={name}
                className="rounded-md border border-edge bg-sunken px-1.5 py-0.5 font-mono text-sm"
              >
                {name}
              </kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
