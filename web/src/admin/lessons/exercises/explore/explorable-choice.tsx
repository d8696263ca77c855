import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { use } from 'react';
import '../../../../explore/explorable-files.ts';
import { useI18n, useTranslation } from '../../../../lib/i18n.ts';
import { textsOf } from '../../../../lib/text-files.ts';
import type { Namespace } from '../../../../lib/texts.ts';
import { Select } from '../../../../ui/select.tsx';

/** The titles of all explorables by their names; each explorable has texts of its own name. */
function useTitles(): ReadonlyMap<string, string> {
  const i18n = useI18n();
  const names = EXPLORABLE_NAMES as readonly Namespace[];
  for (const coming of names.map((name) => i18n.load(name))) use(coming);
  // A title may name a value of the options.
  const titleOf = (name: Namespace) =>
    String(textsOf(name, i18n.language())?.title).replace(/\{\{\w+\}\}/g, '…');
  return new Map(names.map((name) => [name, titleOf(name)]));
}

type Props = { value: string; onChoose: (name: string) => void };

/** Chooses an explorable by its name and its title. */
export function ExplorableChoice({ value, onChoose }: Props) {
  const { t } = useTranslation('admin-exercises');
  const titles = useTitles();
  return (
    <Select
      label={t('explorable')}
      options={[...titles].map(([name, title]) => ({ value: name, label: `${name} – ${title}` }))}
      value={value}
      onChoose={onChoose}
    />
  );
}
