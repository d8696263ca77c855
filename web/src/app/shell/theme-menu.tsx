import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { chooseTheme, THEMES, type Theme, useTheme } from '../../lib/theme.ts';

import { DropdownMenu } from '../../ui/dropdown-menu.tsx';

/** Light, dark, or as the device, behind one small button. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  const Shown = THEME_ICONS[theme];
  const entries = THEMES.map((value) => {
    const Icon = THEME_ICONS[value];
    return {
      key: value,
      label: t(`theme.${value}`),
      icon: <Icon aria-hidden="true" />,
      onSelect: () => chooseTheme(value),
    };
  });
  return (
    <DropdownMenu
      label={t('theme.label')}
      entries={entries}
      chosen={theme}
      className="grid size-11 place-items-center rounded-control hover:bg-trail-soft"
    >
      <Shown aria-hidden="true" className="size-5" />
    </DropdownMenu>
  );
}

/** The icon of each theme. */
export const THEME_ICONS: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
