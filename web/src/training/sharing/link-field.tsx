import './sharing-texts.ts';
import { Copy, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  label: string;
  link: string;
  /** Said beside the link by the device's own menu. */
  title?: string;
};

/** Phones have a menu that everything is sent with; elsewhere a link is copied. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** A link to copy, or to send by the device's own menu. */
export function LinkField({ label, link, title }: Props) {
  const { t } = useTranslation('sharing');
  const id = useId();
  const [copied, setCopied] = useState<'copied' | 'copy_failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      () => setCopied('copy_failed'),
    );
  // Closing the device's own menu is no error.
  const send = () => void navigator.share({ url: link, ...(title && { title }) }).catch(() => {});
  const canSend = typeof navigator.share === 'function';
  const sendsFirst = canSend && isPhone();
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-control border-2 border-edge bg-paper px-3 font-mono text-sm"
      />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant={sendsFirst ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('copy')}
        </Button>
        {canSend && (
          <Button
            variant={sendsFirst ? 'primary' : 'secondary'}
            className={sendsFirst ? 'order-first' : ''}
            onClick={send}
          >
            <Send aria-hidden="true" className="size-5" />
            {t('send')}
          </Button>
        )}
        <p role="status" className="font-bold text-done">
          {copied && t(copied)}
        </p>
      </div>
    </div>
  );
}
