import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

type Props<Name extends string> = {
  tabs: readonly { name: Name; label: string }[];
  value: Name;
  onChoose: (name: Name) => void;
  /** The file with the first error, if any. */
  failed: Name | null;
  /** The editor of the file that is chosen. */
  children: ReactNode;
};

/** The files of a page, one at a time. */
export function CodeTabs<Name extends string>(props: Props<Name>) {
  const { tabs, value, onChoose, failed, children } = props;
  const { t } = useTranslation('previews');
  return (
    <Tabs.Root
      value={value}
      onValueChange={(name) => onChoose(name as Name)}
      className="flex min-h-0 grow flex-col gap-1.5"
    >
      <Tabs.List aria-label={t('files')} className="flex shrink-0 gap-1">
        {tabs.map(({ name, label }) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="inline-flex min-h-10 items-center gap-2 rounded-control px-4 font-bold text-muted hover:text-ink data-[state=active]:bg-trail-soft data-[state=active]:text-trail"
          >
            {label}
            {failed === name && (
              <>
                <span aria-hidden="true" className="size-2 rounded-full bg-danger" />
                <span className="sr-only">{t('has_error')}</span>
              </>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={value} tabIndex={-1} className="min-h-0 grow">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
