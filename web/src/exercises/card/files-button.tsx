import { Files } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the panel in which learners add files of their own to an exercise. */
export function FilesButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('exercise');
  return (
    <Button variant="ghost" title={t('files')} onClick={onOpen}>
      <Files aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{t('files')}</span>
    </Button>
  );
}
