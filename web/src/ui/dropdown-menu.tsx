import { useState } from 'react';
import type { DropdownMenuProps } from './dropdown-menu-opened.tsx';
import { lazyPart } from './lazy-part.ts';

const opened = lazyPart(
  async () => (await import('./dropdown-menu-opened.tsx')).DropdownMenuOpened,
);

/** A button that opens a menu. The menu's code comes when the button is first pointed at or used. */
export function DropdownMenu(props: DropdownMenuProps) {
  const [used, setUsed] = useState(false);
  const Opened = opened.usePart(used);
  if (Opened) return <Opened {...props} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={props.label}
      className={props.className}
      onPointerEnter={opened.fetch}
      onFocus={opened.fetch}
      onClick={() => setUsed(true)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setUsed(true);
      }}
    >
      {props.children}
    </button>
  );
}
