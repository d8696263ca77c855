import type { ReactNode } from 'react';
import { CodeTabs } from '../../code/previews/code-tabs.tsx';
import { useTranslation } from '../../lib/i18n.ts';

type Props = {
  names: readonly string[];
  value: string;
  onChoose: (name: string) => void;
  /** Shown after the tabs. */
  end?: ReactNode;
  /** The file that is shown. */
  children: ReactNode;
};

/** The files of a session, one at a time; where there is only one, no tabs are needed. */
export function FileTabs({ names, value, onChoose, end, children }: Props) {
  const { t } = useTranslation('live-stage');
  const shown = <div className="flex h-full min-h-0 grow flex-col">{children}</div>;
  if (names.length === 1) return shown;
  const tabs = names.map((name) => ({
    name,
    label: <span className="font-mono text-sm">{name}</span>,
  }));
  return (
    <CodeTabs label={t('files')} {...{ tabs, value, onChoose, end }}>
      {shown}
    </CodeTabs>
  );
}
