import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import { Target as TargetIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';

/** The exercise whose target is shown. */
export type Targeted = Required<Pick<PreviewExercise, 'kind' | 'title' | 'target'>>;

/** Returns the target, unless its picture cannot be loaded: then it is as if there were none. */
export function useTarget(target: Targeted | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = target?.target.address ?? null;
  return { target: address === failed ? null : target, onFail: () => setFailed(address) };
}

/** Shows what the exercise is to become, over the preview: it takes no room of its own. */
export function TargetPicture({ kind, title, target, onFail }: Targeted & { onFail: () => void }) {
  const { t } = useTranslation('previews');
  const { address, width, height, text } = target;
  const alt =
    kind === 'game' ? t('target_game', { title }) : t('target_page', { text: text || title });
  return (
    <figure className="absolute inset-0 z-5 m-0 flex flex-col gap-2 rounded-control border border-line bg-sunken p-3">
      <figcaption className="text-center font-bold text-sm">{t('target_text')}</figcaption>
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="m-auto h-auto max-h-full min-h-0 w-auto max-w-full rounded-control border border-line bg-white object-contain"
        onError={onFail}
      />
    </figure>
  );
}

type ButtonProps = {
  shown: boolean;
  onToggle: () => void;
  /** The preview is kept in sight: the button stands on it. */
  pinned: boolean;
};

/** Shows the target over the preview, and the preview again. */
export function TargetButton({ shown, onToggle, pinned }: ButtonProps) {
  const { t } = useTranslation('previews');
  return (
    <button
      type="button"
      aria-pressed={shown}
      title={t('see_target')}
      className={classes(
        'inline-flex items-center lg:min-h-11 lg:gap-2 lg:rounded-control lg:px-2 lg:font-bold lg:text-sm',
        shown ? 'lg:text-trail' : 'lg:text-muted lg:hover:text-ink',
        pinned
          ? 'max-lg:absolute max-lg:start-14 max-lg:bottom-2 max-lg:z-10 max-lg:size-10 max-lg:justify-center max-lg:rounded-full max-lg:bg-night/75 max-lg:text-on-night max-lg:focus-visible:outline-joy'
          : 'min-h-11 gap-2 rounded-control px-2 font-bold text-sm',
        !pinned && (shown ? 'text-trail' : 'text-muted hover:text-ink'),
      )}
      onClick={onToggle}
    >
      <TargetIcon aria-hidden="true" className="size-5" />
      <span className={pinned ? 'max-lg:sr-only' : undefined}>{t('see_target')}</span>
    </button>
  );
}
