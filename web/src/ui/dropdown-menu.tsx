import { lazy, Suspense, useState } from 'react';
import type { DropdownMenuProps } from './dropdown-menu-opened.tsx';

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
