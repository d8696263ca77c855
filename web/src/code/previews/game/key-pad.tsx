import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import type { ShownPreview } from '../use-preview.ts';

/** The arrows as they lie on a keyboard, by column and row. */
const ARROWS: [key: string, icon: LucideIcon, place: string][] = [
  ['ArrowUp', ArrowUp, 'col-start-2 row-start-1'],
  ['ArrowLeft', ArrowLeft, 'col-start-1 row-start-2'],
  ['ArrowDown', ArrowDown, 'col-start-2 row-start-2'],
  ['ArrowRight', ArrowRight, 'col-start-3 row-start-2'],
];

/** Keys that have a name in each language. */
const NAMED = {
  ' ': 'tools.space',
  Enter: 'tools.enter',
  ArrowUp: 'tools.up',
  ArrowLeft: 'tools.left',
  ArrowDown: 'tools.down',
  ArrowRight: 'tools.right',
} as const;
const hasName = (key: string): key is keyof typeof NAMED => key in NAMED;

const KEY =
  'grid min-h-12 min-w-12 touch-none select-none place-items-center rounded-control border-2 border-edge bg-surface px-3 font-bold data-held:border-trail data-held:bg-trail-soft data-held:text-trail';

type Preview = Pick<ShownPreview<never>, 'output' | 'control'>;

/** The keys of a game as buttons, on touch screens; none is held when the game runs again. */
export function KeyPad({ preview }: { preview: Preview }) {
  const keys = preview.output.pulse?.keys ?? [];
  return keys.length > 0 && <Keys keys={keys} control={preview.control} />;
}

function Keys({ keys, control }: Pick<Preview, 'control'> & { keys: readonly string[] }) {
  const { t } = useTranslation('game-tools');
  const [held, setHeld] = useState<readonly string[]>([]);

  const nameOf = (key: string) => {
    if (hasName(key)) return t(NAMED[key]);
    return key.length === 1 ? key.toUpperCase() : key;
  };
  function keyProps(key: string) {
    const release = () => {
      setHeld((keysDown) => keysDown.filter((one) => one !== key));
      control({ do: 'release', key });
    };
    return {
      type: 'button' as const,
      'aria-label': nameOf(key),
      'data-held': held.includes(key) ? '' : undefined,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // A thumb that slides off the button still releases it.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld((keysDown) => [...keysDown, key]);
        control({ do: 'press', key });
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    };
  }

  const arrows = ARROWS.filter(([key]) => keys.includes(key));
  const others = keys.filter((key) => !key.startsWith('Arrow'));
  return (
    <fieldset
      aria-label={t('tools.keys')}
      className="hidden shrink-0 items-end justify-between gap-3 pointer-coarse:flex"
    >
      <div className="grid grid-cols-3 gap-1">
        {arrows.map(([key, Icon, place]) => (
          <button key={key} {...keyProps(key)} className={classes(KEY, place)}>
            <Icon aria-hidden="true" className="size-6" />
          </button>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-1">
        {others.map((key) => (
          <button key={key} {...keyProps(key)} className={KEY}>
            {nameOf(key)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
