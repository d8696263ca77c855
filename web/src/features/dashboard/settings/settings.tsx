import type { Member } from '@codivia/contract/api/accounts';
import { closedBy } from '../../../lib/closed-by.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Section } from '../section.tsx';
import { Devices } from './devices.tsx';
import { EmailForm } from './email-form.tsx';
import { LanguageChoice, SiteLanguage } from './language-choice.tsx';
import { MascotChoice } from './mascot-choice.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SoundChoice } from './sound-choice.tsx';

/** The settings of the account that the member can change. A teacher looks after those of a class account. */
export function Settings({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  if (closedBy(user, 'own-account')) {
    return (
      <Section title={t('settings.title')}>
        <div className="grid gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
          <SiteLanguage text={t('settings.language_here')} />
          <MascotChoice />
          <SoundChoice />
        </div>
      </Section>
    );
  }
  return (
    <Section title={t('settings.title')}>
      <div className="grid gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        <div className="grid content-start gap-9">
          <NameForm user={user} />
          <EmailForm email={user.email} />
        </div>
        <PasswordForm email={user.email} />
        <div className="grid content-start gap-9">
          <LanguageChoice user={user} />
          <MascotChoice />
          <SoundChoice />
        </div>
      </div>
      <Devices />
    </Section>
  );
}
