import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { type ColourRange, colourRanges } from '../editor/coloured-code.ts';

/** The words of each line with their colours, once these have come. */
function useColours(code: string): ColourRange[] {
  const [ranges, setRanges] = useState<ColourRange[]>([]);
  useEffect(() => {
    let left = false;
    void colourRanges([code], 'python').then(([found]) => {
      if (!left && found) setRanges(found);
    });
    return () => {
      left = true;
    };
  }, [code]);
  return ranges;
}

function Coloured({ text, from, ranges }: { text: string; from: number; ranges: ColourRange[] }) {
  const to = from + text.length;
  const inside = ranges.filter((range) => range.to > from && range.from < to);
  let at = from;
  const pieces = inside.flatMap((range) => {
    const begin = Math.max(range.from, from);
    const end = Math.min(range.to, to);
    const before = text.slice(at - from, begin - from);
    at = end;
    return [
      before,
      <span key={begin} className={range.className}>
        {text.slice(begin - from, end - from)}
      </span>,
    ];
  });
  return (
    <>
      {pieces}
      {text.slice(at - from)}
    </>
  );
}

/** Shows the program, with the line that runs next, or the one at which the error occurred. */
export function StepCode({ code, line, failed }: { code: string; line: number; failed: boolean }) {
  const { t } = useTranslation('steps');
  const ranges = useColours(code);
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the line
  useEffect(() => {
    const [box, item] = [list.current, current.current];
    if (box && item) box.scrollTop = item.offsetTop - (box.clientHeight - item.offsetHeight) / 2;
  }, [line]);
  let from = 0;
  const lines = code.split('\n').map((text, index) => {
    const begin = from;
    from += text.length + 1;
    return { text, begin, number: index + 1 };
  });
  return (
    <ol
      ref={list}
      aria-label={t('code')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="code-surface relative m-0 max-h-44 list-none overflow-auto! p-0 py-3 sm:max-h-72"
    >
      {lines.map(({ text, begin, number }) => (
        <li
          key={number}
          ref={number === line ? current : undefined}
          aria-current={number === line ? 'step' : undefined}
          className={classes(
            'm-0! flex gap-3 whitespace-pre pe-4 font-mono',
            number === line &&
              (failed
                ? 'bg-[#3d1d1a] shadow-[inset_3px_0_#ff9384]'
                : 'bg-[#2a4a47] shadow-[inset_3px_0_#ffc83d]'),
          )}
        >
          <span
            aria-hidden="true"
            className={classes(
              'w-12 shrink-0 select-none ps-2 text-end',
              number === line ? 'text-[#ffc83d]' : 'text-[#93aaa5]',
            )}
          >
            {number === line ? `▶ ${number}` : number}
          </span>
          <span>
            <Coloured text={text} from={begin} ranges={ranges} />
          </span>
        </li>
      ))}
    </ol>
  );
}
