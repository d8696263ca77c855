import { Maximize2 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/** Leads to the page that plays an open project over the whole window, a document of its own (docs/decisions/0348). */
export function FullScreenLink({ id }: { id: string }) {
  const { t, language } = useTranslation('gallery');
  return (
    <a
      href={`/play${paths.publishedProject(id)}?lang=${language}`}
      className={buttonStyle('secondary', 'md')}
    >
      <Maximize2 aria-hidden="true" className="size-5" />
      {t('project.full_screen')}
    </a>
  );
}
