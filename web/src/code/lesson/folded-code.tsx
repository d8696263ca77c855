import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import './folded-code.css';

/** A program of more lines is folded on narrow screens, so that its result stands near its text. */
const MAX_LINES = 12;

type Props = {
  code: string;
  /** The editor of the code. */
  children: ReactNode;
};

/**
 * The editor of a program in a lesson. A long program shows its first lines on narrow screens until it is opened or
 * written in; it runs all the same. The symbols to type come when somebody begins to write.
 */
export function FoldedCode({ code, children }: Props) {
  const { t } = useTranslation('editor');
  const place = useRef<HTMLDivElement>(null);
  const count = code.trimEnd().split('\n').length;
  const [open, setOpen] = useState(count <= MAX_LINES);
  const [used, setUsed] = useState(false);

  function show(): void {
    setOpen(true);
    // The button disappears; a focus in the editor would open the keyboard of the device.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} data-folded={!open} data-used={used} className="folded-code">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it learns that the editor inside is focused */}
      <div
        onFocus={() => {
          setOpen(true);
          setUsed(true);
        }}
      >
        {children}
      </div>
      {!open && (
        <Button variant="secondary" size="sm" className="lg:hidden" onClick={show}>
          {t('show_lines', { count })}
        </Button>
      )}
    </div>
  );
}
