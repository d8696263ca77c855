import { useTranslation } from '../../../lib/i18n.ts';
import turtle from '../../texts/turtle.en.ts';
import type { Counted, DrawingFacts } from './drawing-facts.ts';

type Named = keyof typeof turtle.colours;

const isNamed = (colour: string): colour is Named => Object.hasOwn(turtle.colours, colour);

/** Describes a drawing in words. Colours without a usual name are written as in the program. */
export function useDrawingWords(facts: DrawingFacts | null): string {
  const { t } = useTranslation('turtle');
  if (!facts) return t('empty');
  const sentences: string[] = [];
  const colourName = (colour: string) => (isNamed(colour) ? t(`colours.${colour}`) : colour);
  const counted = (key: 'lines' | 'fills' | 'dots', { count, colours }: Counted) => {
    if (count > 0) sentences.push(t(key, { count, colours: colours.map(colourName).join(', ') }));
  };
  counted('lines', facts.lines);
  counted('fills', facts.fills);
  counted('dots', facts.dots);
  if (facts.stamps > 0) sentences.push(t('stamps', { count: facts.stamps }));
  if (facts.texts.length > 0) sentences.push(t('texts', { texts: facts.texts.join(', ') }));
  if (facts.extent) sentences.push(t('extent', facts.extent));
  else sentences.push(t('empty'));
  sentences.push(t('background', { colour: colourName(facts.background) }));
  for (const turtle of facts.turtles) sentences.push(t('turtle', turtle));
  return sentences.join(' ');
}
