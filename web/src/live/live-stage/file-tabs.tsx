import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

type Props = {
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
  /** Stands after the tabs. */
  end?: ReactNode;
  /** The file that is shown. */
  children: ReactNode;
};

/** The files of a session, one at a time; where there is only one, no tabs are needed. */
export function FileTabs({ names, value, onChoose, end, children }: Props) {
  const { t } = useTranslation('live-stage');
  if (names.length === 1) return <div className="flex min-h-0 grow flex-col">{children}</div>;
  return (
    <Tabs.Root
      value={value}
      onValueChange={onChoose}
      className="flex min-h-0 grow flex-col gap-1.5"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Tabs.List aria-label={t('files')} className="flex flex-wrap gap-1">
          {names.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-10 rounded-control px-3 font-bold font-mono text-muted text-sm hover:text-ink data-[state=active]:bg-trail-soft data-[state=active]:text-trail"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {end}
      </div>
      <Tabs.Content value={value} tabIndex={-1} className="flex min-h-0 grow flex-col">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
