import { lazy, type ReactNode, Suspense, useState } from 'react';

/** A line of a menu: a page of ours (`to`) or something to do (`onSelect`). */
export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
} & ({ to: string } | { onSelect: () => void });

export type DropdownMenuProps = {
  /** What stands in the button. */
  children: ReactNode;
  /** The name of the button, where `children` does not tell it. */
  label?: string;
  entries: readonly MenuEntry[];
  /** Makes the entries alternatives, and this the key of the chosen one. */
  chosen?: string;
  className?: string;
  align?: 'start' | 'end';
};

const loadMenu = () => import('./dropdown-menu-opened.tsx');
const OpenedMenu = lazy(() =>
  loadMenu().then((module) => ({ default: module.DropdownMenuOpened })),
);

/** A button that opens a menu. The menu's code comes when the button is first pointed at or used. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [used, setUsed] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={props.label}
      className={props.className}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setUsed(true)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setUsed(true);
      }}
    >
      {props.children}
    </button>
  );
  return used ? (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  ) : (
    button
  );
}
