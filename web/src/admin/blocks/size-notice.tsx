import { formatNumber } from '@codivia/contract/text/format';
import { useTranslation } from '../../lib/i18n.ts';
import { bytesOf, sizeParts } from './text-size.ts';

/** Returns a function that writes a size in the reader's language. */
export function useSizes(): (bytes: number) => string {
  const { t, language } = useTranslation('admin-html');
  return (bytes) => {
    const { unit, size } = sizeParts(bytes);
    return t(unit, { size: formatNumber(size, language) });
  };
}

/** Says that a text is larger than its limit, in bytes. */
export function SizeNotice({ html, limit }: { html: string; limit: number }) {
  const { t } = useTranslation('admin-html');
  const sizeOf = useSizes();
  if (html.length * 3 <= limit || bytesOf(html) <= limit) return null;
  return (
    <p role="alert" className="font-bold text-danger text-sm">
      {t('too_large', { size: sizeOf(bytesOf(html)), limit: sizeOf(limit) })}
    </p>
  );
}
