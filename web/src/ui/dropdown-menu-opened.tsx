import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';

/** A line of a menu: a page of ours (`to`) or something to do (`onSelect`). */
export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The keys that do the same. */
  keys?: string;
} & ({ to: string } | { onSelect: () => void });

export type DropdownMenuProps = {
  /** The contents of the button. */
  children: ReactNode;
  /** The name of the button, where `children` does not contain it. */
  label?: string;
  entries: readonly MenuEntry[];
  /** Makes the entries alternatives, and this the key of the chosen one. */
  chosen?: string | undefined;
  className?: string;
  align?: 'start' | 'end';
  /** Takes the focus once an entry was chosen; without it the button does. */
  onChosen?: () => void;
};

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-control px-3 font-bold outline-none data-highlighted:bg-trail-soft data-highlighted:text-trail [&_svg]:size-5';

function Entry({ entry }: { entry: MenuEntry }) {
  if ('to' in entry) {
    return (
      <Radix.Item asChild className={ITEM}>
        <Link to={entry.to}>
          {entry.icon}
          {entry.label}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item onSelect={entry.onSelect} className={ITEM}>
      {entry.icon}
      {entry.label}
      {entry.keys && (
        <kbd className="ms-auto ps-4 font-normal text-muted text-sm pointer-coarse:hidden">
          {entry.keys}
        </kbd>
      )}
    </Radix.Item>
  );
}

function Entries({ entries, chosen }: Pick<DropdownMenuProps, 'entries' | 'chosen'>) {
  if (chosen === undefined) {
    return entries.map((entry) => <Entry key={entry.key} entry={entry} />);
  }
  return (
    <Radix.RadioGroup value={chosen}>
      {entries.map((entry) => (
        <Radix.RadioItem
          key={entry.key}
          value={entry.key}
          onSelect={() => 'onSelect' in entry && entry.onSelect()}
          className={ITEM}
        >
          {entry.icon}
          {entry.label}
          <Radix.ItemIndicator className="ms-auto">
            <Check aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** The menu behind a `DropdownMenu` that has been used; it starts open. */
export function DropdownMenuOpened(props: DropdownMenuProps) {
  const { children, label, entries, chosen, className, align = 'end', onChosen } = props;
  const hasChosen = useRef(false);
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger aria-label={label} className={className}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onClick={() => {
            hasChosen.current = true;
          }}
          onCloseAutoFocus={(event) => {
            if (onChosen && hasChosen.current) {
              event.preventDefault();
              onChosen();
            }
            hasChosen.current = false;
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-lift"
        >
          <Entries entries={entries} chosen={chosen} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
