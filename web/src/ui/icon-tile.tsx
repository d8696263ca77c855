import { type COURSE_ICONS, DEFAULT_COURSE_ICON } from '@codivia/contract/api/courses';
import {
  BarChart3,
  Brain,
  Cloud,
  Code,
  Database,
  Gamepad2,
  Globe,
  type LucideIcon,
  Shield,
  Smartphone,
} from 'lucide-react';
import { classes } from './classes.ts';

const ICONS: Record<(typeof COURSE_ICONS)[number], LucideIcon> = {
  Code,
  Brain,
  Globe,
  Gamepad2,
  BarChart3,
  Smartphone,
  Shield,
  Cloud,
  Database,
};

function isNamed(icon: string): icon is keyof typeof ICONS {
  return Object.hasOwn(ICONS, icon);
}

/** Returns the one of the nine names of icons; the default for an emoji and for anything else. */
export function iconName(icon: string): keyof typeof ICONS {
  return isNamed(icon) ? icon : DEFAULT_COURSE_ICON;
}

/** A course's icon in its colour: one of the nine names, or an emoji; anything else is the default. */
export function CourseIcon({
  icon,
  color,
  className,
}: {
  icon: string;
  color: string;
  className?: string;
}) {
  const Icon = ICONS[iconName(icon)];
  const emoji = !isNamed(icon) && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(icon);
  return (
    <span
      aria-hidden="true"
      className={classes(
        'course-icon grid size-14 shrink-0 place-items-center rounded-2xl text-3xl',
        className,
      )}
      style={{ '--course': color } as React.CSSProperties}
    >
      {emoji ? icon : <Icon className="size-7" strokeWidth={2.25} />}
    </span>
  );
}
