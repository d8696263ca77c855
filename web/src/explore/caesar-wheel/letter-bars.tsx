import type { Language } from '@codivia/contract/api/language';
import { ALPHABET, letterShares } from '@codivia/contract/explorables/caesar-wheel';
import { Drawing } from '../kit/drawing.tsx';

/** Usual shares of the letters A to Z in long texts, in per cent: rounded figures of common letter-frequency tables. */
const USUAL: Record<Language, readonly number[]> = {
  en: [
    8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2, 6.1, 7, 0.2, 0.8, 4, 2.4, 6.7, 7.5, 1.9, 0.1, 6, 6.3, 9.1,
    2.8, 1, 2.4, 0.2, 2, 0.1,
  ],
  fr: [
    8.2, 0.9, 3.3, 3.7, 17.2, 1.1, 0.9, 0.7, 7.6, 0.6, 0.1, 5.5, 3, 7.1, 5.8, 2.5, 1.4, 6.7, 7.9,
    7.2, 6.3, 1.8, 0, 0.4, 0.1, 0.3,
  ],
};
const COLUMN = 13;
const HEIGHT = 90;
/** The share that fills the height, in per cent. */
const FULL = 24;

const high = (percent: number) => Math.min(1, percent / FULL) * HEIGHT;

/** The letters of a text as bars, with a mark at the share that each usually has in the language. */
export function LetterBars({ text, language }: { text: string; language: Language }) {
  const shares = letterShares(text);
  return (
    <Drawing width={340} height={HEIGHT + 20}>
      {[...ALPHABET].map((letter, i) => {
        const bar = high(100 * (shares[i] ?? 0));
        const usual = HEIGHT - high(USUAL[language][i] ?? 0);
        return (
          <g key={letter} transform={`translate(${1 + i * COLUMN} 0)`}>
            <rect x={1} y={HEIGHT - bar} width={COLUMN - 2} height={bar} fill="var(--data-1)" />
            <path d={`M0 ${usual}h${COLUMN}`} stroke="var(--data-2)" strokeWidth={3} />
            <text x={COLUMN / 2} y={HEIGHT + 15} textAnchor="middle" style={{ fontSize: 15 }}>
              {letter}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
