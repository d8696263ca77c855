import { ArrowLeft } from 'lucide-react';
import type { FileLine } from '../../exercises/card/shown-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { FileEditor } from './file-editor.tsx';

type Props = { place: string; name: string; goTo: FileLine | null; onClose: () => void };

/** A text file in the panel, with a link back to all files. */
export function TextEditor({ place, name, goTo, onClose }: Props) {
  const { t } = useTranslation('project-files');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Button>
        <h3 className="min-w-0 break-words font-bold font-sans text-base">{name}</h3>
      </div>
      <div className="flex h-[55dvh] min-h-60 flex-col">
        <FileEditor place={place} name={name} goTo={goTo} />
      </div>
    </div>
  );
}
