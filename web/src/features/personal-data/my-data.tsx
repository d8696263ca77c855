import type { Member } from '@codivia/contract/api/accounts';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { closedBy } from '../../lib/closed-by.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { saveJson } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { usePersonalData } from './personal-data.api.ts';

function ExportData() {
  const { t } = useTranslation('personal-data');
  const { mutate, isPending } = usePersonalData();
  const exportData = () => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: (data) => {
        saveJson(data, `codivia-${data.exported_at.slice(0, 10)}.json`);
        toast.success(t('download.done'));
      },
    });
  };
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('download.title')}</h3>
      <p className="text-muted">{t('download.text')}</p>
      <Button variant="secondary" loading={isPending} onClick={exportData}>
        {!isPending && <Download aria-hidden="true" className="size-5" />}
        {t('download.action')}
      </Button>
    </div>
  );
}

/** The actions of members on all data kept about them: download it, or have it deleted, unless a teacher does that. */
export function MyData({ user }: { user: Member }) {
  const { t } = useTranslation('personal-data');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-5 p-5 sm:p-6">
        <header className="grid gap-1">
          <h2 id={title} className="text-xl sm:text-2xl">
            {t('title')}
          </h2>
          <p className="text-muted">
            {t('text')}{' '}
            <Link to={paths.privacy} className="text-trail underline underline-offset-4">
              {t('privacy')}
            </Link>
          </p>
        </header>
        <div className="grid gap-x-8 gap-y-9 md:grid-cols-2">
          <ExportData />
          {!closedBy(user, 'own-account') && <DeleteAccount email={user.email} />}
        </div>
      </Card>
    </section>
  );
}
