import { formatNumber, formatPercent } from '@codivia/contract/text/format';
import { useLanguage } from '../../lib/i18n.ts';

/** What stands for a figure of too few members. */
const NONE = '–';

/** Returns the functions that write figures of members; those that are not known are a dash. */
export function useFigures() {
  const language = useLanguage();
  const known = (value: number | null, write: (value: number) => string) =>
    value === null ? NONE : write(value);
  return {
    number: (value: number | null) => known(value, (one) => formatNumber(one, language)),
    decimal: (value: number | null) =>
      known(value, (one) => formatNumber(Math.round(one * 10) / 10, language)),
    percent: (value: number | null) =>
      known(value, (one) => formatPercent(Math.round(one * 100) / 100, language)),
  };
}

/** The share of members who finished what they began; null where too few began it. */
export const shareOf = (
  figures: { started: number | null; finished: number | null } | null,
): number | null =>
  figures?.started && figures.finished !== null ? figures.finished / figures.started : null;
