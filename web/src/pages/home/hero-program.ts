import type { Translate } from '../../lib/text-keys.ts';

/** The program of the card: it prints exactly the lines of `code.lines`. */
export function heroProgram(t: Translate<'hero'>): string {
  const [way, step, stop] = [t('code.way'), t('code.step'), t('code.stop')];
  return `${way} = [${t('code.stops')}]
${step} = 0
for ${stop} in ${way}:
    ${step} = ${step} + 1
    print("···" * ${step}, ${stop})`;
}
