import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';

type Props<Item> = {
  title: string;
  /** The name of one of them, by its number from 1. */
  nameOf: (number: number) => string;
  items: readonly Item[];
  /** Fewer than so many there cannot be. */
  atLeast: number;
  makeNew: () => Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, number: number, change: (item: Item) => void) => ReactNode;
};

/** A list whose entries can be written, added and taken away. */
export function ListField<Item>(props: Props<Item>) {
  const { title, nameOf, items, atLeast, makeNew, onChange, children } = props;
  const { t } = useTranslation('admin-exercises');
  return (
    <fieldset aria-label={title} className="grid grid-cols-1 gap-3">
      <h5 className="font-bold text-lg">{title}</h5>
      {items.map((item, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
          key={i}
          className="grid grid-cols-1 gap-2 rounded-control border border-line p-3"
        >
          {children(item, i + 1, (changed) => onChange(items.with(i, changed)))}
          {items.length > atLeast && (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-end"
              onClick={() => onChange(items.toSpliced(i, 1))}
            >
              <X aria-hidden="true" className="size-4" />
              {t('remove_entry', { what: nameOf(i + 1) })}
            </Button>
          )}
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...items, makeNew()])}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t('add_entry', { what: nameOf(items.length + 1) })}
      </Button>
    </fieldset>
  );
}
