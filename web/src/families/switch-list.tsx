import type { FamilySwitches } from '@codivia/contract/api/family';
import { useTranslation } from '../lib/i18n.ts';
import { Checkbox } from '../ui/checkbox.tsx';

const SWITCHES = ['may_publish', 'may_mentoring', 'may_live', 'weekly_mail'] as const;

type Props = {
  value: FamilySwitches;
  onChange: (value: FamilySwitches) => void;
  /** What something else closes at the moment. */
  closedOtherwise?: readonly string[];
};

/** The four decisions of a parent. */
export function SwitchList({ value, onChange, closedOtherwise = [] }: Props) {
  const { t } = useTranslation('family');
  return (
    <div className="grid gap-3">
      {SWITCHES.map((name) => (
        <Checkbox
          key={name}
          label={t(`switches.${name}`)}
          hint={
            <>
              {t(`switches.${name}_hint`)}
              {closedOtherwise.includes(name.replace('may_', '')) && (
                <strong className="block text-ink">{t('switches.otherwise')}</strong>
              )}
            </>
          }
          checked={value[name]}
          onChange={(on) => onChange({ ...value, [name]: on })}
        />
      ))}
    </div>
  );
}
