import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'joy' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-trail text-on-trail hover:bg-trail-strong',
  secondary: 'border-2 border-edge bg-surface text-ink hover:border-trail hover:text-trail',
  ghost: 'text-ink hover:bg-trail-soft',
  joy: 'bg-joy text-on-joy hover:bg-joy-strong',
  danger: 'bg-danger text-on-danger hover:brightness-110',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2',
  lg: 'min-h-13 px-7 py-3 text-lg',
};

/** The look shared by buttons and by links that look like buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-control text-balance text-center font-bold leading-tight',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
    extra,
  );
}
