import './sharing-texts.ts';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { useEffect, useId, useState } from 'react';
import { EmbedSnippet } from '../../code/tools/sharing/embed-snippet.tsx';
import { LinkError } from '../../code/tools/sharing/share-link.ts';
import { useFileNames } from '../../lib/files/has-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { fragmentWithItems } from './fragment-with-items.ts';
import { LinkField } from './link-field.tsx';
import { ShareFiles } from './share-files.tsx';

type Props = {
  kind: ProgramKind;
  /** The place where the work is kept, with its files. */
  place: string;
  files: ProgramFiles;
  /** The kind of work, in words. */
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Making =
  | { state: 'making' }
  /** The path and the fragment that carries the work. */
  | { state: 'made'; address: string }
  | { state: 'failed'; problem: 'too_long' | 'failed' };

/** Makes the address of this room with the work in it. */
function useLink(place: string, files: ProgramFiles): Making {
  const [making, setMaking] = useState<Making>({ state: 'making' });
  useEffect(() => {
    let left = false;
    const show = (next: Making) => left || setMaking(next);
    fragmentWithItems(place, files).then(
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

/** The link that contains the code. */
function CodeLink({ place, files, title }: Pick<Props, 'place' | 'files' | 'title'>) {
  const { t } = useTranslation('sharing');
  const making = useLink(place, files);
  if (making.state === 'making') return <p role="status">{t('making')}</p>;
  if (making.state === 'failed') return <p role="alert">{t(making.problem)}</p>;
  return (
    <div className="grid gap-6">
      <LinkField label={t('link')} link={location.origin + making.address} />
      <EmbedSnippet address={making.address} title={title} />
    </div>
  );
}

/** Offers a link that carries the code, and one with the files beside it where there are any. */
export function ShareDialog({ open, onOpenChange, ...work }: Props) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const hasFiles = useFileNames(work.place).length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t(hasFiles ? 'text_files' : 'text')}
    >
      {hasFiles ? (
        <div className="grid gap-6">
          <ShareFiles {...work} />
          <section aria-labelledby={id} className="grid gap-3 border-line border-t pt-5">
            <h3 id={id} className="text-xl">
              {t('code_alone')}
            </h3>
            <p>{t('code_alone_text')}</p>
            <CodeLink {...work} />
          </section>
        </div>
      ) : (
        <CodeLink {...work} />
      )}
    </Dialog>
  );
}
