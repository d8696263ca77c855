import { Columns2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { unmatchedBlocks } from './block-kinds.ts';

type Props = {
  html: string;
  /** The same text in the other language. */
  other: string;
};

/** Says how many blocks of a text the other language does not have, and where the first one is. */
export function StructureNotice({ html, other }: Props) {
  const { t } = useTranslation('admin-blocks');
  const places = useMemo(() => unmatchedBlocks(html, other), [html, other]);
  const [first] = places;
  if (first === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <Columns2 aria-hidden="true" className="size-4 shrink-0" />
      {t('differs', { count: places.length, place: first + 1 })}
    </p>
  );
}
