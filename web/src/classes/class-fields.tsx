import { CLASS_NAME_MAX_LENGTH } from '@codivia/contract/api/classes';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { useTranslation } from '../lib/i18n.ts';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { schoolYears } from './school-years.ts';

/** What a teacher writes about a class. */
export interface ClassValues {
  name: string;
  school_year: string;
  language: Language;
}

type Props = {
  values: ClassValues;
  onChange: (changes: Partial<ClassValues>) => void;
  /** True once the form was sent: what is missing is said. */
  sent: boolean;
};

/** Tells whether a class has a name. */
export const isNamed = ({ name }: ClassValues): boolean => name.trim() !== '';

/** The fields of a class: its name, its school year, and the language of its cards. */
export function ClassFields({ values, onChange, sent }: Props) {
  const { t } = useTranslation('classes');
  return (
    <>
      <Input
        label={t('fields.name')}
        hint={t('fields.name_hint')}
        value={values.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={sent && !isNamed(values) ? t('fields.name_missing') : undefined}
        maxLength={CLASS_NAME_MAX_LENGTH}
        autoComplete="off"
        required
      />
      <Select
        label={t('fields.school_year')}
        options={schoolYears(new Date(), values.school_year).map((year) => ({
          value: year,
          label: year,
        }))}
        value={values.school_year}
        onChoose={(school_year) => onChange({ school_year })}
      />
      <Select
        label={t('fields.language')}
        hint={t('fields.language_hint')}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: t(`fields.languages.${language}`),
        }))}
        value={values.language}
        onChoose={(language) => onChange({ language })}
      />
    </>
  );
}
