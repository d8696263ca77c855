import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { attachedIn } from '../../support/help/attached.ts';
import { ResponseTime } from '../../support/help/response-time.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { AskForm } from './ask-form.tsx';

/** The form for a question to the team. */
export function AskPage() {
  const { t } = useTranslation('help');
  const { state } = useLocation();
  const navigate = useNavigate();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  return (
    <div className="page-width py-10 sm:py-14">
      <PageTitle title={t('thread.ask_title')} />
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
        {mailedTo !== null ? (
          <StateMessage
            role="status"
            heading="h1"
            pose="proud"
            title={t('thread.sent_title')}
            description={t('thread.sent_text', { email: mailedTo })}
          />
        ) : (
          <>
            <header className="grid gap-3">
              <h1 className="text-[clamp(2rem,5vw,3rem)]">{t('thread.ask_title')}</h1>
              <p className="text-lg">{t('thread.ask_intro')}</p>
              <p>
                <Link to={paths.help} className="font-bold text-trail underline">
                  {t('thread.search_first')}
                </Link>
              </p>
              <ResponseTime />
            </header>
            <AskForm
              attached={attachedIn(state)}
              onAsked={(id) => void navigate(paths.helpQuestion(id), { replace: true })}
              onMailed={setMailedTo}
            />
          </>
        )}
      </div>
    </div>
  );
}
