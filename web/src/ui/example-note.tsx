import { Info } from 'lucide-react';

/** Marks the following content as an example, which is not a fact. */
export function ExampleNote({ title, text }: { title: string; text: string }) {
  return (
    <div
      role="note"
      className="grid grid-cols-[auto_1fr] gap-x-4 rounded-card bg-joy-soft p-5 sm:p-6"
    >
      <Info aria-hidden="true" className="mt-0.5 size-6" />
      <div>
        <p className="font-bold">{title}</p>
        <p className="max-w-3xl">{text}</p>
      </div>
    </div>
  );
}
