import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@codivia/contract/api/published-projects';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { CodeXml, Gamepad2, Terminal } from 'lucide-react';

const SIGNS = { python: Terminal, web: CodeXml, game: Gamepad2 };

type Props = {
  kind: ProgramKind;
  /** The address of the picture; null without one. */
  thumbnail: string | null;
  /** Empty where the title is beside it. */
  alt?: string;
};

/** The picture of a published project, or an icon of its kind where there is none. */
export function PublishedThumbnail({ kind, thumbnail, alt = '' }: Props) {
  const Sign = SIGNS[kind];
  const look = 'aspect-[8/5] w-full rounded-control border border-line bg-sunken object-cover';
  if (!thumbnail) {
    return (
      <div aria-hidden="true" className={`grid place-items-center ${look}`}>
        <Sign className="size-12 text-muted" />
      </div>
    );
  }
  return (
    <img
      src={thumbnail}
      alt={alt}
      width={THUMBNAIL_WIDTH}
      height={THUMBNAIL_HEIGHT}
      loading="lazy"
      decoding="async"
      className={look}
    />
  );
}
