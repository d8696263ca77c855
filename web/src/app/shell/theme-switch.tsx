import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { chooseTheme, THEMES, type Theme, useTheme } from '../../lib/theme.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

const ICONS = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, unknown>;

/** Light, dark, or as the device. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <ChoiceGroup
      label={t('theme.label')}
      value={theme}
      onChoose={chooseTheme}
      options={THEMES.map((value) => {
        const Icon = ICONS[value];
        return {
          value,
          title: t(`theme.${value}`),
          label: <Icon aria-hidden="true" className="size-4.5" />,
        };
      })}
    />
  );
}
