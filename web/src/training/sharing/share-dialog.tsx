import './sharing-texts.ts';
import { ChevronRight, Globe } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { EmbedSnippet } from '../../code/tools/sharing/embed-snippet.tsx';
import { fragmentOf, LinkError } from '../../code/tools/sharing/share-link.ts';
import { useFileNames } from '../../lib/files/has-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { itemsOf } from './items-of.ts';
import { LinkField } from './link-field.tsx';
import { SendWork } from './send-work.tsx';
import { ShareFiles } from './share-files.tsx';
import type { Pictured } from './take-still.ts';

type Work = Pictured & {
  /** The kind of work, in words. */
  title: string;
};

type Props = Work & {
  /** Names the link that plays the work: “Send my game”. */
  sendTitle: string;
  /** Leads to where the work is published. */
  onPublish: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Making =
  | { state: 'making' }
  /** The path and the fragment that carries the work. */
  | { state: 'made'; address: string }
  | { state: 'failed'; problem: 'too_long' | 'failed' };

/** Makes the address of this room with the work in it. */
function useLink({ place, files }: Work): Making {
  const [making, setMaking] = useState<Making>({ state: 'making' });
  useEffect(() => {
    let left = false;
    const show = (next: Making) => left || setMaking(next);
    const make = async () => fragmentOf(files, await itemsOf(place));
    make().then(
      (fragment) => show({ state: 'made', address: `${location.pathname}${fragment}` }),
      (error) => {
        const tooLong = error instanceof LinkError && error.problem === 'too_long';
        show({ state: 'failed', problem: tooLong ? 'too_long' : 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [place, files]);
  return making;
}

/** The link that opens the code in a room, and the frame for another site. */
function OtherLinks(work: Work) {
  const { t } = useTranslation('sharing');
  const making = useLink(work);
  if (making.state === 'making') return <p role="status">{t('making')}</p>;
  if (making.state === 'failed') return <p role="alert">{t(making.problem)}</p>;
  return (
    <div className="grid gap-6">
      <LinkField label={t('link')} link={location.origin + making.address} />
      <EmbedSnippet address={making.address} title={work.title} />
    </div>
  );
}

function Publish({ onPublish }: Pick<Props, 'onPublish'>) {
  const { t } = useTranslation('sharing');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-4">
      <p className="min-w-0 flex-1 basis-60">
        <strong>{t('publish.title')}</strong>
        <br />
        {t('publish.text')}
      </p>
      <Button variant="secondary" onClick={onPublish}>
        <Globe aria-hidden="true" className="size-5" />
        {t('publish.action')}
      </Button>
    </div>
  );
}

/** Shows the rarer ways to share; they are made when this is opened. */
function Others({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sharing');
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group border-line border-t pt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold">
        <ChevronRight aria-hidden="true" className="size-5 group-open:rotate-90" />
        {t('others')}
      </summary>
      {open && <div className="grid grid-cols-1 gap-6 pt-3">{children}</div>}
    </details>
  );
}

/** The link that plays the code, under a heading. */
function SendCode({ title, text, work }: { title: string; text?: string; work: Work }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {text && <p>{text}</p>}
      <SendWork {...work} />
    </section>
  );
}

/** Offers a link that plays the work, with the files beside it where there are any, and the other ways to share. */
export function ShareDialog({ open, onOpenChange, onPublish, sendTitle, ...work }: Props) {
  const { t } = useTranslation('sharing');
  const { signedIn } = useSession();
  const hasFiles = useFileNames(work.place).length > 0;
  const sendCode = hasFiles ? (
    <SendCode title={t('code_alone')} text={t('code_alone_text')} work={work} />
  ) : (
    <SendCode title={sendTitle} work={work} />
  );
  const filesFirst = hasFiles && signedIn;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')}>
      <div className="grid grid-cols-1 gap-5">
        {hasFiles && <ShareFiles {...work} />}
        {!filesFirst && sendCode}
        <Others>
          {filesFirst && sendCode}
          <OtherLinks {...work} />
        </Others>
        <Publish onPublish={onPublish} />
      </div>
    </Dialog>
  );
}
