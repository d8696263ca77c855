import type { ClassMember, SchoolClass } from '@codivia/contract/api/classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { NewWords } from './new-words.tsx';
import { RemovePupil } from './remove-pupil.tsx';
import { RenamePupil } from './rename-pupil.tsx';
import { useRestoreMember } from './roster.api.ts';

type Props = { taught: SchoolClass; member: ClassMember };

function Removed({ taught, member }: Props) {
  const { t, language } = useTranslation('class-roster');
  const { mutate, isPending } = useRestoreMember(taught.id);
  const date = formatDate(member.delete_after ?? '', language, 'medium');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold text-muted line-through">{member.name}</p>
        <p className="text-muted text-sm">{t('pupils.removed', { date })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={isPending}
        aria-label={t('pupils.restore_of', { name: member.name })}
        onClick={() => mutate(member.id)}
      >
        {t('pupils.restore')}
      </Button>
    </li>
  );
}

function Facts({ taught, member }: Props) {
  const { t, language } = useTranslation('class-roster');
  const date = formatDate(member.joined_at, language, 'medium');
  const facts = [
    member.user_name ?? t('pupils.personal'),
    t(`pupils.joined.${member.joined_by}`, { date }),
  ];
  const leaving = member.leaving_at && formatDate(member.leaving_at, language, 'medium');
  return (
    <div className="min-w-0 grow basis-40">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <span className="wrap-anywhere">{member.name}</span>
        {taught.licence && !member.has_seat && <Badge tone="joy">{t('pupils.no_seat')}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted text-sm">{facts.join(' · ')}</p>
      {leaving && <p className="text-sm">{t('pupils.leaving', { date: leaving })}</p>}
    </div>
  );
}

/** One pupil of the roster. */
export function PupilRow({ taught, member }: Props) {
  const { t } = useTranslation('class-roster');
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  if (member.delete_after !== null) return <Removed taught={taught} member={member} />;
  const close = () => setAsked(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <Facts taught={taught} member={member} />
      <div className="flex items-center gap-1">
        {member.at_home && <NewWords taught={taught} member={member} />}
        <DropdownMenu
          label={t('pupils.more', { name: member.name })}
          align="end"
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-trail-soft"
          entries={[
            { key: 'rename', label: t('rename.action'), onSelect: () => setAsked('rename') },
            { key: 'remove', label: t('remove.action'), onSelect: () => setAsked('remove') },
          ]}
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </DropdownMenu>
      </div>
      <RenamePupil taught={taught} member={member} open={asked === 'rename'} onClose={close} />
      <RemovePupil taught={taught} member={member} open={asked === 'remove'} onClose={close} />
    </li>
  );
}
