import type { Moment } from '@codivia/contract/api/careers';
import { useLanguage } from '../../lib/i18n.ts';

/** A working day, moment after moment along a dotted way. */
export function CareerDay({ day }: { day: readonly Moment[] }) {
  const language = useLanguage();
  return (
    <ol className="grid gap-6">
      {day.map(({ time, text }, at) => (
        <li key={time} className="relative grid grid-cols-[4.25rem_1fr] gap-x-4">
          {at < day.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-9 -bottom-5 left-[2.1rem] border-l-4 border-dotted border-trail/50"
            />
          )}
          <time
            dateTime={time}
            className="h-fit rounded-full bg-trail-soft py-1 text-center font-mono text-sm font-bold text-trail"
          >
            {time}
          </time>
          <p>{text[language]}</p>
        </li>
      ))}
    </ol>
  );
}
