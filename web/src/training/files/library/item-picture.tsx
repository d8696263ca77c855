import type { LibraryItem } from '@codivia/contract/programs/library';
import { CircleStop, FileBraces, Play, Table } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import type { Player } from './use-player.ts';
import './library.css';

const TILE = 'library-tile relative grid place-items-center overflow-hidden rounded-control';

/** A sound: a press plays it, another press stops it. */
function SoundTile({ path, title, player }: { path: string; title: string; player: Player }) {
  const { t } = useTranslation('library');
  const isPlaying = player.playing === path;
  const action = isPlaying ? t('stop') : t('listen');
  return (
    <button
      type="button"
      aria-label={t('action_of', { action, title })}
      className={`${TILE} h-20 hover:brightness-105 [&_svg]:size-9`}
      onClick={() => (isPlaying ? player.stop() : player.play(path))}
    >
      {isPlaying ? <CircleStop aria-hidden="true" /> : <Play aria-hidden="true" />}
    </button>
  );
}

/** Shows an item as a picture, or plays its sound. */
export function ItemPicture({ item, player }: { item: LibraryItem; player: Player }) {
  const { t, language } = useTranslation('library');
  const { category, files, frames = 1, fps = 1 } = item;
  const title = item.title[language];
  const path = files[0]?.path[language] ?? '';
  if (path.endsWith('.wav')) return <SoundTile path={path} title={title} player={player} />;
  if (category === 'data') {
    return (
      <span className={`${TILE} size-14 shrink-0 [&_svg]:size-7`}>
        {path.endsWith('.csv') ? <Table aria-hidden="true" /> : <FileBraces aria-hidden="true" />}
      </span>
    );
  }
  if (category === 'backgrounds') {
    return (
      <span className={`${TILE} aspect-video`}>
        {files.map((file, i) => (
          <img
            key={file.name.en}
            src={file.path[language]}
            alt={i === 0 ? title : ''}
            loading="lazy"
            className="absolute inset-0 size-full"
          />
        ))}
      </span>
    );
  }
  const sheet = { '--frames': frames, '--fps': fps } as CSSProperties;
  return (
    <span className={`${TILE} aspect-square p-2`}>
      <span className="block aspect-square w-full overflow-hidden">
        <img
          src={path}
          alt={frames > 1 ? t('moving', { title }) : title}
          loading="lazy"
          style={sheet}
          className={frames > 1 ? 'library-sheet' : 'size-full'}
        />
      </span>
    </span>
  );
}
