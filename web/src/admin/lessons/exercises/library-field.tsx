import { libraryItems } from 'virtual:library';
import type { Bilingual } from '@codivia/contract/api/language';
import { useLanguage } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';

type Props = {
  label: string;
  value: Bilingual;
  onChoose: (name: Bilingual) => void;
};

/** One file of the library, chosen by its name in the language of the panel. */
export function LibraryField({ label, value, onChoose }: Props) {
  const language = useLanguage();
  const names = libraryItems
    .flatMap(({ files }) => files.map(({ name }) => name))
    .sort((one, other) => one[language].localeCompare(other[language], language));
  // A name that the library does not have stays until another one is chosen.
  const isKnown = names.some(({ en }) => en === value.en);
  const options = (isKnown ? names : [value, ...names]).map((name) => ({
    value: name.en,
    label: name[language],
  }));
  return (
    <Select
      label={label}
      options={options}
      value={value.en}
      onChoose={(chosen) => {
        const name = names.find(({ en }) => en === chosen);
        if (name) onChoose(name);
      }}
    />
  );
}
