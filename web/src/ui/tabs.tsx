import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type Props<Value extends string> = {
  /** The subject of the tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** `form` has fields one below the other; `panel` fills its height, and its content scrolls; `card` is in one. */
  variant?: keyof typeof STYLES;
};

const STYLES = {
  page: {
    root: undefined,
    list: 'flex flex-wrap gap-2 border-line border-b-2',
    tab: '-mb-0.5 px-4 text-lg',
    content: 'pt-6',
  },
  form: {
    root: undefined,
    list: 'flex flex-wrap gap-x-1 border-line border-b',
    tab: '-mb-px px-3',
    content: 'grid grid-cols-1 gap-6 pt-5',
  },
  card: {
    root: undefined,
    list: '-mt-1 mb-2.5 flex border-line border-b noscript:hidden',
    tab: '-mb-px px-4',
    content: undefined,
  },
  panel: {
    root: 'flex min-h-0 grow flex-col rounded-card border border-line bg-surface',
    list: 'flex shrink-0 border-line border-b px-2',
    tab: '-mb-px inline-flex items-center gap-1.5 px-3',
    content: 'min-h-0 grow overflow-y-auto p-4 outline-none',
  },
};

/** A few panels of which one is shown. Arrow keys move between the tabs. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChoose, variant = 'page' } = props;
  const { root, list, tab: tabStyle, content } = STYLES[variant];
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => onChoose(chosen as Value)}
      className={root}
    >
      <Radix.List aria-label={label} className={list}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(
              'min-h-12 border-transparent border-b-4 font-bold text-muted hover:text-ink data-[state=active]:border-trail data-[state=active]:text-trail',
              tabStyle,
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={content} tabIndex={-1}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
