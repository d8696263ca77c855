import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

type Props<Name extends string> = {
  tabs: readonly { name: Name; label: ReactNode }[];
  value: Name;
  onChoose: (name: Name) => void;
  /** The name of the list; without it, that of code files. */
  label?: string;
  /** The file with the first error, if any. */
  failed?: Name | null;
  /** Shown after the tabs. */
  end?: ReactNode;
  /** The editor of the file that is chosen. */
  children: ReactNode;
};

/** Several files, one at a time. */
export function CodeTabs<Name extends string>(props: Props<Name>) {
  const { tabs, value, onChoose, label, failed, end, children } = props;
  const { t } = useTranslation('editor');
  return (
    <Tabs.Root
      value={value}
      onValueChange={(name) => onChoose(name as Name)}
      className="flex min-h-0 grow flex-col gap-1.5"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Tabs.List aria-label={label ?? t('tabs.label')} className="flex flex-wrap gap-1">
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.name}
              value={tab.name}
              className="inline-flex min-h-10 items-center gap-2 rounded-control px-3 font-bold text-muted hover:text-ink data-[state=active]:bg-trail-soft data-[state=active]:text-trail sm:px-4"
            >
              {tab.label}
              {failed === tab.name && (
                <>
                  <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
                  <span className="sr-only">{t('tabs.has_error')}</span>
                </>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {end}
      </div>
      <Tabs.Content value={value} tabIndex={-1} className="min-h-0 grow">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
