import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@codivia/contract/language';
import { useChangeLanguage, useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { useUpdateProfile } from '../dashboard.api.ts';

/** The language of the site, changed at once, and of the member's mails. */
export function LanguageChoice() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const { mutateAsync } = useUpdateProfile();

  async function choose(chosen: Language) {
    try {
      await changeLanguage(chosen);
      await mutateAsync({ language: chosen });
    } catch {
      toast.error(t('profile_update_error'));
    }
  }

  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('settings.language')}</h3>
      <p className="text-muted">{t('settings.language_text')}</p>
      <ChoiceGroup
        label={t('settings.language')}
        value={language}
        onChoose={(chosen) => void choose(chosen)}
        options={LANGUAGES.map((code) => ({
          value: code,
          lang: code,
          label: (
            <>
              <Flag language={code} />
              {LANGUAGE_NAMES[code]}
            </>
          ),
        }))}
      />
    </div>
  );
}
