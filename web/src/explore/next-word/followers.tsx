import type { Follower } from '@codivia/contract/explorables/next-word';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The words that can come next: each is a button with a bar as long as its chance. */
export function Followers({
  followers,
  onChoose,
}: {
  followers: readonly Follower[];
  onChoose: (word: string) => void;
}) {
  const { t } = useTranslation('next-word');

  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>, word: string): void {
    // There is always a first word, but the next list may be too short for this place: keep the focus there.
    currentTarget.closest('ul')?.querySelector('button')?.focus();
    onChoose(word);
  }
  return (
    <ul className="grid gap-1">
      {followers.map(({ word, chance }, i) => {
        const percent = Math.round(100 * chance);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a button stays in its place, so that it keeps the focus.
          <li key={i}>
            <button
              type="button"
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 rounded-control px-2 py-1 text-left hover:bg-trail-soft"
              onClick={(event) => choose(event, word)}
            >
              <span className="break-words font-mono">{word}</span>
              <span className="font-mono font-semibold">{t('percent', { value: percent })}</span>
              <VisuallyHidden>{t('choose')}</VisuallyHidden>
              <span className="col-span-2 block h-2.5 rounded-full bg-surface">
                <span
                  className="block h-full rounded-full bg-(--data-1)"
                  style={{ width: `${100 * chance}%`, minWidth: 4 }}
                />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
