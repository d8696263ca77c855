import { gameFrame } from '@codivia/runners/preview/frame-addresses';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { frameAddress } from '../../code/previews/use-preview.ts';
import {
  PLAY_TITLE_MAX_LENGTH,
  plainTitle,
  playAddress,
} from '../../code/tools/sharing/play-link.ts';
import { LinkError } from '../../code/tools/sharing/share-link.ts';
import type { Still } from '../../code/tools/sharing/still.ts';
import { StillPicture } from '../../code/tools/sharing/still-picture.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { loadFindContact } from '../../lib/use-find-contact.ts';
import { Input } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { itemsOf } from './items-of.ts';
import { LinkField } from './link-field.tsx';
import { type Pictured, takeStill } from './take-still.ts';

type Making =
  | { state: 'making' }
  | { state: 'made'; link: string }
  | { state: 'failed'; problem: 'too_long' | 'failed' | 'contact' };

/** The still of the work as it was when the dialog opened; undefined while it is being taken. */
function useStill(work: Pictured): Still | null | undefined {
  const queryClient = useQueryClient();
  const [still, setStill] = useState<Still | null>();
  const take = useEffectEvent(() => takeStill(work, () => frameAddress(queryClient, gameFrame)));
  useEffect(() => {
    let left = false;
    void take().then((taken) => left || setStill(taken));
    return () => {
      left = true;
    };
  }, []);
  return still;
}

async function makeLink(
  { place, files }: Pictured,
  title: string,
  still: Still | null,
): Promise<Making> {
  try {
    // Who opens the link applies the rule again.
    const find = title === '' ? null : await loadFindContact().catch(() => null);
    if (find && find(title, 'text', location.hostname) !== null) {
      return { state: 'failed', problem: 'contact' };
    }
    const address = await playAddress(files, await itemsOf(place), { title, still });
    return { state: 'made', link: location.origin + address };
  } catch (error) {
    const isTooLong = error instanceof LinkError && error.problem === 'too_long';
    return { state: 'failed', problem: isTooLong ? 'too_long' : 'failed' };
  }
}

/** The link that plays a work full screen, under a title if its author gives one (docs/decisions/0348). */
export function SendWork(work: Pictured) {
  const { t } = useTranslation('sharing');
  const [title, setTitle] = useState('');
  const still = useStill(work);
  const [making, setMaking] = useState<Making>({ state: 'making' });
  const named = plainTitle(title);

  const make = useEffectEvent((ready: Still | null) => makeLink(work, named, ready));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is made again of what it carries.
  useEffect(() => {
    if (still === undefined) return;
    let left = false;
    void make(still).then((next) => left || setMaking(next));
    return () => {
      left = true;
    };
  }, [still, named, work.files]);

  const problem = making.state === 'failed' ? making.problem : null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{t('play.text')}</p>
      <div
        className={
          still === null
            ? ''
            : 'grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]'
        }
      >
        {still !== null && (
          <div className="relative grid aspect-[8/5] w-full place-items-center overflow-hidden rounded-control border border-line bg-sunken">
            {still ? (
              <StillPicture still={still} className="size-full" />
            ) : (
              <p role="status">
                <Spinner />
                <span className="sr-only">{t('play.picture')}</span>
              </p>
            )}
          </div>
        )}
        <Input
          label={t('play.name')}
          value={title}
          maxLength={PLAY_TITLE_MAX_LENGTH}
          autoComplete="off"
          error={problem === 'contact' ? t('play.contact') : undefined}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      {making.state === 'making' && <p role="status">{t('making')}</p>}
      {making.state === 'made' && (
        <LinkField label={t('play.link')} link={making.link} title={named} />
      )}
      {problem && problem !== 'contact' && <p role="alert">{t(problem)}</p>}
    </div>
  );
}
