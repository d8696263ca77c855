import { LANGUAGE_NAMES, LANGUAGES } from '@codivia/contract/api/language';
import { useChangeLanguage, useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Flag } from '../../ui/flag.tsx';

/** French or English. `short` shows the codes, where there is little room. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { t, language } = useTranslation('shell');
  const changeLanguage = useChangeLanguage();
  return (
    <ChoiceGroup
      label={t('language')}
      value={language}
      onChoose={(chosen) => changeLanguage(chosen).catch(() => toast.error(t('offline')))}
      options={LANGUAGES.map((code) => ({
        value: code,
        lang: code,
        // The name holds what is seen: "FR, Français".
        title: short ? `${code.toUpperCase()}, ${LANGUAGE_NAMES[code]}` : LANGUAGE_NAMES[code],
        label: (
          <>
            {short || <Flag language={code} />}
            {short ? code.toUpperCase() : LANGUAGE_NAMES[code]}
          </>
        ),
      }))}
    />
  );
}
