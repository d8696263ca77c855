import type { AdminPublishedProject } from '@codivia/contract/api/admin-published-projects';
import { ruleOfFormat } from '@codivia/contract/files/file-formats';
import { viewPublishedFile } from '@codivia/contract/files/project-files';
import { Download, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { messageFor } from '../../lib/api-error.ts';
import { formatSize } from '../../lib/files/file-size.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

type Asset = AdminPublishedProject['assets'][number];
type Shown = { address: string } | { text: string };

/** Tells whether a file can be shown here: a picture or a text. No other file is opened, and no file runs. */
const isShowable = ({ format }: Asset) => ['image', 'text'].includes(ruleOfFormat(format).group);

function AssetRow({ id, asset }: { id: string; asset: Asset }) {
  const { t, language } = useTranslation('admin-projects');
  const [shown, setShown] = useState<Shown | null>(null);
  const { name, hash, format, size } = asset;
  const address = shown && 'address' in shown ? shown.address : null;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  async function read(use: (content: Blob) => void | Promise<void>): Promise<void> {
    try {
      const content = (await call(viewPublishedFile, { params: { id, hash } })) as Blob;
      await use(content);
    } catch (error) {
      toast.error(messageFor(error, language));
    }
  }

  async function show(content: Blob): Promise<void> {
    if (format === 'text') setShown({ text: await content.text() });
    else setShown({ address: URL.createObjectURL(content) });
  }

  return (
    <li className="grid grid-cols-1 gap-2 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="wrap-anywhere min-w-0 flex-1 basis-40">
          <span className="font-bold">{name}</span>{' '}
          <span className="text-muted text-sm">{formatSize(size, language)}</span>
        </p>
        {isShowable(asset) && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={shown !== null}
            aria-label={t('show_asset', { name })}
            onClick={() => (shown ? setShown(null) : void read(show))}
          >
            <Eye aria-hidden="true" className="size-5" />
            {t('show')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('save_asset', { name })}
          onClick={() => void read((content) => saveFile(content, name.split('/').at(-1) ?? name))}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('save')}
        </Button>
      </div>
      {shown && 'text' in shown && (
        <pre className="max-h-80 overflow-auto whitespace-pre-wrap rounded-control bg-sunken p-3 text-sm">
          {shown.text}
        </pre>
      )}
      {address && (
        <img
          src={address}
          alt={name}
          className="max-h-80 max-w-full justify-self-start rounded-control bg-sunken object-contain"
        />
      )}
    </li>
  );
}

/** The files beside the code of a published project: each can be looked at or saved before deciding. */
export function ProjectAssets({ id, assets }: Pick<AdminPublishedProject, 'id' | 'assets'>) {
  const { t } = useTranslation('admin-projects');
  if (assets.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="text-lg">{t('assets')}</h3>
      <ul aria-label={t('assets')} className="divide-y divide-line">
        {assets.map((asset) => (
          <AssetRow key={asset.name} id={id} asset={asset} />
        ))}
      </ul>
    </section>
  );
}
