import type { Frame } from '@codivia/contract/explorables/call-stack';
import { classes } from '../../ui/classes.ts';

type Props = {
  frame: Frame;
  name: string;
  isTop: boolean;
  /** Says whether it works or waits. */
  note: string;
  /** The value that it hands over now. */
  returned: number | undefined;
};

/** One card of the stack: a function with its own variables. */
export function FrameCard({ frame, name, isTop, note, returned }: Props) {
  return (
    <li
      className={classes(
        'flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-control border-2 px-3 py-1',
        isTop ? 'border-trail bg-surface' : 'border-edge border-dashed',
      )}
    >
      <span className="grid">
        <code className="font-bold">{frame.name === '' ? name : `${name}()`}</code>
        <span className="text-muted text-sm">{note}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {Object.entries(frame.variables).map(([variable, value]) => (
          <code key={variable} className="rounded bg-trail-soft px-2">
            {variable} = {value}
          </code>
        ))}
        {returned !== undefined && (
          <code className="rounded bg-joy px-2 font-bold text-on-joy">↓ {returned}</code>
        )}
      </span>
    </li>
  );
}
