import { Volume2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { playSound, turnSound, useSound } from '../../../ui/sound/sound.ts';

/** Lets the member choose whether right answers, completed lessons and new levels are heard; off until it is chosen. */
export function SoundChoice() {
  const { t } = useTranslation('dashboard');
  const on = useSound();
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('settings.sound')}</h3>
      <p className="text-muted">{t('settings.sound_text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <ChoiceGroup
          label={t('settings.sound')}
          value={on ? 'on' : 'off'}
          onChoose={(value) => turnSound(value === 'on')}
          options={[
            { value: 'on', label: t('settings.sound_on') },
            { value: 'off', label: t('settings.sound_off') },
          ]}
        />
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11"
          onClick={() => playSound('level', { sample: true })}
        >
          <Volume2 aria-hidden="true" className="size-5" />
          {t('settings.sound_sample')}
        </Button>
      </div>
    </div>
  );
}
