import type { LibraryItem } from '@codivia/contract/programs/library';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ItemPicture } from './item-picture.tsx';
import type { Player } from './use-player.ts';

type Props = {
  item: LibraryItem;
  /** All its files are in the work. */
  isAdded: boolean;
  player: Player;
  onAdd: (item: LibraryItem) => Promise<void>;
};

/** An item of the library: its description, and a button that adds it. */
export function ItemCard({ item, isAdded, player, onAdd }: Props) {
  const { t, language } = useTranslation('library');
  const [busy, setBusy] = useState(false);
  const { category, frames, files, source } = item;
  const title = item.title[language];
  const note =
    source?.[language] ??
    (frames
      ? t('frames', { frames })
      : files.length > 1
        ? t('layers', { layers: files.length })
        : '');
  const action = isAdded ? t('added') : t('add');

  async function add(): Promise<void> {
    setBusy(true);
    await onAdd(item);
    setBusy(false);
  }

  return (
    <li
      className={classes(
        'library-card flex gap-2',
        category === 'data' ? 'col-span-full flex-wrap items-center' : 'flex-col',
        category === 'backgrounds' && 'col-span-2',
      )}
    >
      <ItemPicture item={item} player={player} />
      <div className={category === 'data' ? 'min-w-0 flex-1 basis-44' : 'min-w-0 grow'}>
        <p className="break-words font-bold leading-snug">{title}</p>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 [&_svg]:size-5"
        loading={busy}
        aria-label={t('action_of', { action, title })}
        onClick={() => void add()}
      >
        {isAdded ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {action}
      </Button>
    </li>
  );
}
