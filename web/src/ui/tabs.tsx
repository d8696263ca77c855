import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Props<Value extends string> = {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { value: Value; label: string; panel: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A few panels of which one is shown. Arrow keys move between the tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-2 border-line border-b-2">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-0.5 min-h-12 border-transparent border-b-4 px-4 font-bold text-lg text-muted hover:text-ink data-[state=active]:border-trail data-[state=active]:text-trail"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6" tabIndex={-1}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
