import { useTranslation } from '../../../lib/i18n.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Mascot } from '../../../ui/mascot.tsx';
import { showMascot, useMascotShown } from './mascot-setting.ts';

/** Lets the member choose whether the mascot is shown, at once and kept in this browser. */
export function MascotChoice() {
  const { t } = useTranslation('dashboard');
  const shown = useMascotShown();
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('settings.mascot')}</h3>
      <p className="text-muted">{t('settings.mascot_text')}</p>
      <div className="flex items-center gap-4">
        <ChoiceGroup
          label={t('settings.mascot')}
          value={shown ? 'shown' : 'hidden'}
          onChoose={(value) => showMascot(value === 'shown')}
          options={[
            { value: 'shown', label: t('settings.mascot_shown') },
            { value: 'hidden', label: t('settings.mascot_hidden') },
          ]}
        />
        <Mascot pose={shown ? 'greet' : 'bye'} className="-my-6 w-16" />
      </div>
    </div>
  );
}
