import { CLASS_MEMBERS_MAX, type SchoolClass } from '@codivia/contract/api/classes';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classPaths } from '../class-paths.ts';
import { PupilRow } from './pupil-row.tsx';

/** The roster: every pupil with a name, a user name and what may be done. */
export function PupilList({ taught }: { taught: SchoolClass }) {
  const { t } = useTranslation('class-roster');
  const { id, members, archived_at } = taught;
  const present = members.filter(({ delete_after }) => delete_after === null);
  const hasCards = present.some(({ at_home }) => at_home);
  return (
    <Section title={t('pupils.title', { count: present.length })}>
      {!archived_at && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={classPaths.names(id)}>{t('pupils.add')}</ButtonLink>
          {hasCards && (
            <ButtonLink to={classPaths.cards(id)} variant="secondary">
              {t('pupils.cards')}
            </ButtonLink>
          )}
        </div>
      )}
      {members.length === 0 ? (
        <p className="max-w-prose text-lg">{t('pupils.none', { max: CLASS_MEMBERS_MAX })}</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-t">
          {members.map((member) => (
            <PupilRow key={member.id} taught={taught} member={member} />
          ))}
        </ul>
      )}
    </Section>
  );
}
