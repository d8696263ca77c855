import { THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH } from '@codivia/contract/api/published-projects';
import { CodeXml, Gamepad2, Play, Terminal } from 'lucide-react';
import type { Ref } from 'react';
import { StillPicture } from '../code/tools/sharing/still-picture.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { ShownWork } from './embedded-work.ts';

const SIGNS = { python: Terminal, web: CodeXml, game: Gamepad2 };
const PICTURE = 'absolute inset-0 size-full object-cover';

function Picture({ work: { kind, still, thumbnail } }: { work: ShownWork }) {
  if (still) return <StillPicture still={still} className={PICTURE} />;
  if (thumbnail) {
    return (
      <img
        src={thumbnail}
        alt=""
        width={THUMBNAIL_WIDTH}
        height={THUMBNAIL_HEIGHT}
        className={PICTURE}
      />
    );
  }
  const Sign = SIGNS[kind];
  return <Sign aria-hidden="true" className="absolute inset-0 m-auto size-3/5 text-on-night/15" />;
}

type Props = {
  work: ShownWork;
  title: string;
  button: Ref<HTMLButtonElement>;
  onStart: () => void;
};

/** Shows the picture of a work that has not started, and the button that starts it. */
export function PlayPoster({ work, title, button, onStart }: Props) {
  const { t } = useTranslation('embed');
  const { kind } = work;
  return (
    <div className="absolute inset-0 grid grid-cols-1 content-center justify-items-center gap-5 overflow-auto p-4 text-center">
      <div className="relative aspect-[8/5] w-[min(100%,52rem,calc((100dvh-18rem)*1.6))] min-w-64 overflow-hidden rounded-card border border-line bg-night shadow-card">
        <Picture work={work} />
      </div>
      {/* It overlaps the edge of the picture, not what is pictured. */}
      <Button
        ref={button}
        variant="joy"
        size="lg"
        className="relative -mt-12 min-h-20 min-w-44 rounded-full! text-2xl! ring-6 ring-paper"
        aria-label={`${t(`play.start.${kind}`)} – ${title}`}
        onClick={onStart}
      >
        <Play aria-hidden="true" className="size-8 fill-current" />
        {t(`play.start.${kind}`)}
      </Button>
      <p className="max-w-xl text-balance text-muted">
        {t('play.sent')}{' '}
        <a href="/" className="whitespace-nowrap font-bold text-trail underline">
          {t(`play.make.${kind}`)}
        </a>
      </p>
    </div>
  );
}
