import { useDeferredValue, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Input } from '../../ui/input.tsx';
import { WithCode } from '../../ui/with-code.tsx';
import { clockOf } from '../live-stage/stage-notes.tsx';
import type { Timeline } from './timeline.ts';

type Props = {
  timeline: Timeline;
  at: number;
  onSeek: (at: number) => void;
};

/** Shows the host's note at this moment: there is no sound, so it is large. */
export function CurrentNote({ timeline, at }: Omit<Props, 'onSeek'>) {
  const { t } = useTranslation('live-replays');
  const number = timeline.chapterAt(at);
  const note = timeline.chapters[number];
  if (timeline.chapters.length === 0) return null;
  return (
    <Card className="grid gap-2 p-5">
      {note ? (
        <>
          <p className="font-bold text-muted text-sm">
            {t('chapter', { number: number + 1, total: timeline.chapters.length })}
          </p>
          <h2 className="text-balance text-xl">{note.title}</h2>
          <p className="whitespace-pre-wrap break-words text-lg leading-relaxed">
            <WithCode text={note.text} />
          </p>
        </>
      ) : (
        <p className="text-lg">{t('before_first')}</p>
      )}
    </Card>
  );
}

const JUMP =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 rounded-control px-3 py-2 text-start hover:bg-sunken aria-[current]:bg-trail-soft aria-[current]:font-bold';

/** Lists the chapters, each with a link to its moment. */
export function ChapterList({ timeline, at, onSeek }: Props) {
  const { t } = useTranslation('live-replays');
  const current = timeline.chapterAt(at);
  if (timeline.chapters.length === 0) return null;
  return (
    <section aria-labelledby="replay-chapters" className="grid gap-2">
      <h2 id="replay-chapters" className="text-xl">
        {t('chapters')}
      </h2>
      <ol className="relative grid content-start lg:max-h-96 lg:overflow-y-auto">
        {timeline.chapters.map((chapter, number) => (
          <li key={chapter.at}>
            <button
              type="button"
              className={JUMP}
              aria-current={number === current ? 'step' : undefined}
              onClick={() => onSeek(chapter.at)}
            >
              <span className="font-mono text-muted text-sm">{clockOf(chapter.at)}</span>
              <span className="break-words">{chapter.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Searches notes and code for words, and links to the moments where they appear. */
export function ReplaySearch({ timeline, onSeek }: Omit<Props, 'at'>) {
  const { t } = useTranslation('live-replays');
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const found = searched.trim().length > 1 ? timeline.search(searched) : null;
  return (
    <section aria-label={t('search')} className="grid content-start gap-2">
      <Input
        type="search"
        label={t('search')}
        value={text}
        maxLength={80}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-muted text-sm">
        {found && t('found', { count: found.length })}
      </p>
      {found && (
        <ol className="grid max-h-96 overflow-y-auto">
          {found.map(({ at, kind, excerpt }) => (
            <li key={`${kind}-${at}`}>
              <button type="button" className={JUMP} onClick={() => onSeek(at)}>
                <span className="font-mono text-muted text-sm">{clockOf(at)}</span>
                <span className="flex min-w-0 items-baseline gap-2">
                  <Badge tone={kind === 'note' ? 'trail' : 'plain'}>
                    {t(kind === 'note' ? 'in_note' : 'in_code')}
                  </Badge>
                  <span className="min-w-0 break-words [overflow-wrap:anywhere]">{excerpt}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
