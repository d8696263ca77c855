import { useTranslation } from '../../lib/i18n.ts';
import { chooseTheme, THEMES, useTheme } from '../../lib/theme.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { THEME_ICONS } from './theme-menu.tsx';

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
        const Icon = THEME_ICONS[value];
        return {
          value,
          title: t(`theme.${value}`),
          label: <Icon aria-hidden="true" className="size-4.5" />,
        };
      })}
    />
  );
}
