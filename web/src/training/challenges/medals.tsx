import type { MedalState } from '@codivia/contract/api/challenges';
import { Medal } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { TitledSection } from '../../ui/titled-section.tsx';

function OneMedal({ state: { medal, done, needed } }: { state: MedalState }) {
  const { t } = useTranslation('challenges');
  const earned = done === needed;
  return (
    <li className="flex gap-3 rounded-card border border-line bg-surface p-4">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-11 shrink-0 place-items-center rounded-full',
          earned ? 'bg-joy text-on-joy' : 'bg-sunken text-muted',
        )}
      >
        <Medal className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="font-bold">{t(`medals.names.${medal}`)}</p>
        <p className="text-muted text-sm">{t(`medals.texts.${medal}`)}</p>
        <p className={classes('font-bold text-sm', earned ? 'text-done' : 'text-muted')}>
          {earned ? t('medals.earned') : t('medals.progress', { done, needed })}
        </p>
      </div>
    </li>
  );
}

/** The member's medals, earned and to be earned. */
export function Medals({ medals }: { medals: readonly MedalState[] }) {
  const { t } = useTranslation('challenges');
  return (
    <TitledSection title={t('medals.title')} text={t('medals.text')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {medals.map((state) => (
          <OneMedal key={state.medal} state={state} />
        ))}
      </ul>
    </TitledSection>
  );
}
