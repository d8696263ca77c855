import type { Moment } from '@codivia/runners/python/recording';
import { useTranslation } from '../../lib/i18n.ts';
import { type Difference, valueText } from './what-changed.ts';

/** Maximum number of changes that are read out, and characters of a text. */
const MAX_CHANGES = 4;
const MAX_TEXT = 60;

const shortened = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** Describes a step and the effect of the one before, in short sentences. */
export function useStepWords(moment: Moment, difference: Difference): string {
  const { t } = useTranslation('steps');
  const { event, line, returned } = moment;
  const call = moment.calls.at(-1);
  const name = `${call?.name}()`;
  const sentences: string[] = [];
  if (difference.entered !== null) sentences.push(t('say.entered', { name }));
  const names = (call?.variables ?? [])
    .filter((variable) => difference.names.has(variable.name))
    .map(({ name, value }) => `${name} = ${shortened(valueText(value))}`);
  const objects = moment.objects
    .filter(({ id }) => difference.objects.has(id))
    .map(({ id, type }) => `${type} ${id}`);
  const changes = [...names, ...objects].slice(0, MAX_CHANGES);
  if (changes.length > 0) sentences.push(t('say.changed', { list: changes.join(', ') }));
  const printed = difference.printed.trim();
  if (printed) sentences.push(t('say.printed', { text: shortened(printed) }));
  if (event === 'end') sentences.push(t('say.end'));
  else if (event === 'error') sentences.push(t('say.error', { line }));
  else if (event === 'line') sentences.push(t('say.line', { line }));
  else if (returned) {
    const value = shortened(valueText(returned));
    sentences.push(`${t(event === 'return' ? 'returned' : 'yielded', { name, value })}.`);
  }
  return sentences.join(' ');
}
