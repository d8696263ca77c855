import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { CodeForm } from '../../features/accounts/code-form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { GateForm } from './gate-form.tsx';
import { useEntering } from './use-entering.ts';

/** The screen before the panel: the form that lets administrators in, and the notice for everyone else. */
export function AdminGate() {
  const { t } = useTranslation('admin-gate');
  const { user } = useSession();
  const { enter, busy, refused, reason, codeStep } = useEntering();
  return (
    <div className="page-width grid min-h-[70dvh] content-center py-10">
      <Card className="mx-auto grid w-full max-w-md gap-6 p-5 sm:p-8">
        <header className="grid gap-2">
          <ShieldCheck aria-hidden="true" className="size-10 text-trail" />
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="text-muted">{t(codeStep ? 'code_text' : 'text')}</p>
        </header>
        {(user || refused) && (
          <div className="flex gap-3 rounded-control bg-danger-soft p-4 text-danger">
            <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
            <div className="grid min-w-0 gap-1">
              <p className="font-bold">{t('denied')}</p>
              {user && (
                <p className="break-words text-ink">
                  {t('signed_in_as', { name: user.name, email: user.email })}
                </p>
              )}
            </div>
          </div>
        )}
        {reason && (
          <p role="alert" className="rounded-control bg-danger-soft p-4 text-danger">
            {reason}
          </p>
        )}
        {codeStep ? (
          <CodeForm
            label={t('code')}
            hint={t('code_hint')}
            submitLabel={t(busy ? 'submitting' : 'submit')}
            requiredText={t('code_required')}
            busy={busy}
            problem={codeStep.problem}
            back={{ label: t('back'), onClick: codeStep.leave }}
            onSubmit={codeStep.submit}
          />
        ) : (
          <GateForm busy={busy} onSubmit={enter} />
        )}
        <Link to={paths.home} className="text-trail underline underline-offset-4">
          {t('home')}
        </Link>
      </Card>
    </div>
  );
}
