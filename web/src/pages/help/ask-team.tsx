import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Shows what to do when no article has the answer: ask the team; members also see their earlier questions. */
export function AskTeam() {
  const { t } = useTranslation('help');
  const { signedIn } = useSession();
  return (
    <section className="grid justify-items-start gap-4 rounded-card bg-sunken p-6">
      <h2 className="text-2xl">{t('not_found')}</h2>
      <p>{t('not_found_text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.helpAsk}>{t('write')}</ButtonLink>
        {signedIn && (
          <ButtonLink variant="secondary" to={paths.helpQuestions}>
            {t('questions')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
