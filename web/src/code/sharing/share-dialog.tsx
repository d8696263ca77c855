import type { RoomFiles } from '@codivia/contract/rooms';
import { Copy, Send } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmbedSnippet } from './embed-snippet.tsx';
import { fragmentOf, LinkError } from './share-link.ts';

type Props = {
  files: RoomFiles;
  /** What kind of work it is. */
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Making =
  | { state: 'making' }
  /** The path and the fragment that carries the work. */
  | { state: 'made'; address: string }
  | { state: 'failed'; problem: 'too_long' | 'failed' };

/** The address of this room with the work in it. */
function useLink(files: RoomFiles): Making {
  const [making, setMaking] = useState<Making>({ state: 'making' });
  useEffect(() => {
    let left = false;
    const show = (next: Making) => left || setMaking(next);
    fragmentOf(files).then(
      (fragment) => show({ state: 'made', address: `${location.pathname}${fragment}` }),
      (error) => {
        const tooLong = error instanceof LinkError && error.problem === 'too_long';
        show({ state: 'failed', problem: tooLong ? 'too_long' : 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [files]);
  return making;
}

function LinkField({ link }: { link: string }) {
  const { t } = useTranslation('rooms');
  const id = useId();
  const [copied, setCopied] = useState<'copied' | 'copy_failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      () => setCopied('copy_failed'),
    );
  // Giving up the device's own list of ways to send is no error.
  const send = () => void navigator.share({ url: link }).catch(() => {});
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-bold">
        {t('share_dialog.link')}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-control border-2 border-edge bg-paper px-3 font-mono text-sm"
      />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('share_dialog.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={send}>
            <Send aria-hidden="true" className="size-5" />
            {t('share_dialog.send')}
          </Button>
        )}
        <p role="status" className="font-bold text-done">
          {copied && t(`share_dialog.${copied}`)}
        </p>
      </div>
    </div>
  );
}

function Link({ files, title }: Pick<Props, 'files' | 'title'>) {
  const { t } = useTranslation('rooms');
  const making = useLink(files);
  if (making.state === 'making') return <p role="status">{t('share_dialog.making')}</p>;
  if (making.state === 'failed') return <p role="alert">{t(`share_dialog.${making.problem}`)}</p>;
  return (
    <div className="grid gap-6">
      <LinkField link={location.origin + making.address} />
      <EmbedSnippet address={making.address} title={title} />
    </div>
  );
}

/** Gives a link that carries the code. */
export function ShareDialog({ files, title, open, onOpenChange }: Props) {
  const { t } = useTranslation('rooms');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('share_dialog.title')}
      description={t('share_dialog.text')}
    >
      <Link files={files} title={title} />
    </Dialog>
  );
}
