import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import type { LabWarning } from '../test/warnings.ts';

/** Warnings that teach: each says what is wrong, and what to try. */
export function WarningList({ warnings }: { warnings: readonly LabWarning[] }) {
  const { t } = useTranslation('ai-lab');
  const textOf = (warning: LabWarning) => {
    switch (warning.type) {
      case 'few':
        return t('warnings.few', { name: warning.name, count: warning.count });
      case 'unbalanced':
        return t('warnings.unbalanced', { name: warning.name, most: warning.most });
      case 'alike':
      case 'repeated':
        return t(`warnings.${warning.type}`, { name: warning.name });
    }
  };
  const few = warnings.filter(({ type }) => type === 'few');
  // Twenty classes with few examples are one sentence, and not twenty.
  const shown = few.length > 1 ? warnings.filter(({ type }) => type !== 'few') : warnings;
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {few.length > 1 && (
        <Warning text={t('warnings.many_few', { names: few.map(({ name }) => name).join(', ') })} />
      )}
      {shown.map((warning) => (
        <Warning key={`${warning.type}-${warning.name}`} text={textOf(warning)} />
      ))}
    </ul>
  );
}

/** One warning with its sign, as an item of a list. */
export function Warning({ text }: { text: string }) {
  return (
    <li className="flex gap-2 rounded-card bg-joy-soft p-3">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-spark" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </li>
  );
}
