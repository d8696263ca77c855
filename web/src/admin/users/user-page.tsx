import type { UserOverview } from '@codivia/contract/api/admin-user-overview';
import { formatDate, formatList } from '@codivia/contract/text/format-dates';
import { Pencil, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { EditingTarget } from '../kit/editing-dialog.tsx';
import { LoadedItem } from '../kit/loaded-item.tsx';
import { RoleBadge, UserStatus } from './user-badges.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserFigures } from './user-figures.tsx';
import { UserLists } from './user-lists.tsx';
import { useUserOverview } from './user-overview.api.ts';

type Addresses = { addressOf: (section: 'audit' | 'lessons' | 'help' | 'projects') => string };

/** Says whether somebody is premium, in which way and until when. */
function Premium({ user }: Pick<UserOverview, 'user'>) {
  const { t, language } = useTranslation('user-overview');
  const form = useTranslation('admin-users').t;
  if (user.premium_grounds.length === 0) return t('no_premium');
  const grounds = formatList(
    user.premium_grounds.map((ground) => form(`form.ground.${ground}`)),
    language,
  );
  if (!user.premium_until) return t('premium', { grounds });
  return t('premium_until', { grounds, date: formatDate(user.premium_until, language, 'medium') });
}

function Opened({ overview, addressOf }: Addresses & { overview: UserOverview }) {
  const { t, language } = useTranslation('user-overview');
  const users = useTranslation('admin-users').t;
  const [target, setTarget] = useState<EditingTarget>(null);
  const { user } = overview;
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="wrap-anywhere grid gap-2">
        <h2 className="text-2xl">{user.name}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {user.class_account ? users('class_account') : user.email}
          {!user.class_account && <RoleBadge role={user.role} />}
          <UserStatus user={user} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{t('created', { date: formatDate(user.created_at, language, 'medium') })}</span>
          {!user.class_account && (
            <span>
              <Premium user={user} />
            </span>
          )}
        </p>
      </header>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setTarget({ id: user.id })}>
          <Pencil aria-hidden="true" className="size-5" />
          {t('edit')}
        </Button>
        <ButtonLink
          variant="secondary"
          to={`${addressOf('audit')}&subject=user&subject_id=${user.id}`}
        >
          <ScrollText aria-hidden="true" className="size-5" />
          {t('log')}
        </ButtonLink>
      </div>
      <UserFigures figures={overview.figures} />
      <UserLists overview={overview} addressOf={addressOf} />
      <UserDialog target={target} onClose={() => setTarget(null)} />
    </div>
  );
}

/** One account on a page: what its owner has done, and what of it waits for somebody. */
export function UserPage({ id, addressOf }: Addresses & { id: string }) {
  const { t } = useTranslation('user-overview');
  const [search] = useSearchParams();
  const list = new URLSearchParams(search);
  list.delete('user');
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={`?${list}`}>{t('back')}</BackLink>
      <LoadedItem
        query={useUserOverview(id)}
        texts={{ loading: t('loading'), failed: t('failed') }}
      >
        {(overview) => <Opened overview={overview} addressOf={addressOf} />}
      </LoadedItem>
    </div>
  );
}
