import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** A picture that the program drew, with a link that saves it. */
export function Picture({ number, png }: { number: number; png: Uint8Array<ArrayBuffer> }) {
  const { t } = useTranslation('python');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([png], { type: 'image/png' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [png]);
  if (address === null) return null;
  return (
    <figure className="my-2 grid justify-items-start gap-2 font-sans">
      <img
        src={address}
        alt={t('picture', { number })}
        className="max-w-full rounded-control bg-white"
      />
      <figcaption>
        <a
          href={address}
          download={t('picture_file', { number })}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-on-night underline underline-offset-4"
        >
          <Download aria-hidden="true" className="size-5" />
          {t('save_picture', { number })}
        </a>
      </figcaption>
    </figure>
  );
}
