import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '../../lib/theme.ts';

/** What represents each theme. */
export const THEME_ICONS: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
