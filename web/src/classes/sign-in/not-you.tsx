import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { logOut } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { isSharedComputer } from '../../lib/shared-computer.ts';
import { Button } from '../../ui/button.tsx';

/** Signs the present member out, so that somebody else can use a card. */
export function NotYou({ name }: { name: string }) {
  const { t } = useTranslation('class-sign-in');
  const navigate = useNavigate();
  async function leave() {
    // On a shared computer what is not sent yet is asked about first.
    if (isSharedComputer()) return navigate(paths.home, { state: { leaving: 'out' } });
    await logOut();
    // The page of the next person begins anew.
    location.reload();
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
      <p className="wrap-anywhere">{t('not_you', { name })}</p>
      <Button variant="secondary" size="sm" onClick={() => void leave()}>
        {t('sign_out')}
      </Button>
    </div>
  );
}
