import type { FamilyChild } from '@codivia/contract/api/family';
import { useTranslation } from '../../lib/i18n.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { WeekSentence } from '../view/week-in-words.tsx';

/** The weeks of several children at a glance, above what each of them did. */
export function WeekOverview({ of: children }: { of: readonly FamilyChild[] }) {
  const { t } = useTranslation('family');
  return (
    <TitledSection title={t('view.week')}>
      <dl className="grid gap-3">
        {children.map(({ id, name, week }) => (
          <div key={id}>
            <dt className="wrap-anywhere font-bold">{name}</dt>
            <dd>
              <WeekSentence week={week} />
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
