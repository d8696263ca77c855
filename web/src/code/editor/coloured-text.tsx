import { Fragment, useEffect, useState } from 'react';
import type { ColourRange } from '../../code/editor/coloured-code.ts';
import type { CodeLanguage } from '../../code/editor/editor-handle.ts';

/** The colours of each of these programs; empty until the parser has come. */
export function useColours(codes: readonly string[], language: CodeLanguage): ColourRange[][] {
  const [colours, setColours] = useState<ColourRange[][]>([]);
  const key = JSON.stringify(codes);
  useEffect(() => {
    let current = true;
    void import('../../code/editor/coloured-code.ts')
      .then(({ colourRanges }) => colourRanges(JSON.parse(key) as string[], language))
      .then((found) => {
        if (current) setColours(found);
      })
      // Without its colours the program can still be read.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [key, language]);
  return colours;
}

type Props = {
  text: string;
  /** The position of the text in the program that the colours belong to. */
  from?: number;
  colours: readonly ColourRange[];
};

/** A part of a program, its words in their colours. */
export function ColouredText({ text, from = 0, colours }: Props) {
  let end = 0;
  const words = colours.flatMap((range) => {
    const start = Math.max(range.from - from, end);
    const stop = Math.min(range.to - from, text.length);
    if (start >= stop) return [];
    const before = text.slice(end, start);
    end = stop;
    return [{ start, before, word: text.slice(start, stop), className: range.className }];
  });
  return (
    <>
      {words.map(({ start, before, word, className }) => (
        <Fragment key={start}>
          {before}
          <span className={className}>{word}</span>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  );
}
