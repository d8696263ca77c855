import type { Member } from '@codivia/contract/api/accounts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@codivia/contract/api/language';
import { useChangeLanguage, useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { useUpdateProfile } from '../dashboard.api.ts';

type Props = {
  title: string;
  text: string;
  value: Language;
  onChoose: (language: Language) => Promise<unknown>;
};

function Languages({ title, text, value, onChoose }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted">{text}</p>
      <ChoiceGroup
        label={title}
        value={value}
        onChoose={(chosen) =>
          void onChoose(chosen).catch(() => toast.error(t('profile_update_error')))
        }
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

/** The language of the site, kept in this browser. */
export function SiteLanguage({ text }: { text: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Languages
      title={t('settings.language')}
      text={text}
      value={useLanguage()}
      onChoose={useChangeLanguage()}
    />
  );
}

/** The language of the site, and the one of the member's mails, kept in the account. */
export function LanguageChoice({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  const { mutateAsync } = useUpdateProfile();
  return (
    <>
      <SiteLanguage text={t('settings.language_text')} />
      <Languages
        title={t('settings.mail_language')}
        text={t('settings.mail_language_text')}
        value={user.language}
        onChoose={(language) => mutateAsync({ language })}
      />
    </>
  );
}
