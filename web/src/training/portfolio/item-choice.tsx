import { PORTFOLIO_ITEMS_MAX } from '@codivia/contract/api/portfolio';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

export type Item = { id: string; title: string; note: string };

type Props = {
  title: string;
  hint: string;
  items: readonly Item[];
  /** The chosen ones, in their order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Instead of the list, where there is nothing to choose from. */
  empty: ReactNode;
};

/** Exchanges two neighbours. */
function swapped(ids: readonly string[], index: number, other: number): string[] {
  const [id = '', neighbour = ''] = [ids[index], ids[other]];
  return ids.with(index, neighbour).with(other, id);
}

/**
 * Lets the member choose the shown entries of a list and their order: those chosen come first, and move up and down.
 */
export function ItemChoice({ title, hint, items, chosen, onChange, empty }: Props) {
  const { t } = useTranslation('portfolio');
  const [moved, setMoved] = useState('');
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = chosen.flatMap((id) => byId.get(id) ?? []);
  const others = items.filter(({ id }) => !chosen.includes(id));
  const full = chosen.length >= PORTFOLIO_ITEMS_MAX;

  function move({ id, title }: Item, step: number): void {
    const from = chosen.indexOf(id);
    const to = from + step;
    if (to < 0 || to >= chosen.length) return;
    onChange(swapped(chosen, from, to));
    setMoved(t('form.moved', { title, place: to + 1 }));
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{title}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {items.length === 0 && empty}
      <ul className="divide-y divide-line">
        {[...shown, ...others].map((item, place) => (
          <li key={item.id} className="flex items-center justify-between gap-x-4 py-1">
            <div className="wrap-anywhere min-w-0">
              <Checkbox
                label={item.title}
                hint={item.note}
                checked={chosen.includes(item.id)}
                onChange={(on) => {
                  if (on && full) return;
                  onChange(on ? [...chosen, item.id] : chosen.filter((id) => id !== item.id));
                }}
              />
            </div>
            {chosen.includes(item.id) && shown.length > 1 && (
              <span className="flex shrink-0 gap-1">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('form.up', { title: item.title })}
                  aria-disabled={place === 0}
                  onClick={() => move(item, -1)}
                >
                  <ArrowUp aria-hidden="true" className="size-5" />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('form.down', { title: item.title })}
                  aria-disabled={place === shown.length - 1}
                  onClick={() => move(item, 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-5" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {full && <p>{t('form.full', { max: PORTFOLIO_ITEMS_MAX })}</p>}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </fieldset>
  );
}
