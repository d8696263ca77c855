import { useState } from 'react';
import { NamedFigure } from '../../explore/explorable.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';

const NO_OPTIONS = {};
const NAMES = ['coordinate-grid', 'colour-mixer', 'angles'] as const;

/** One explorable, which begins anew each time the pictures are opened. */
function Picture({ name }: { name: string }) {
  const [stored, setStored] = useState('');
  return <NamedFigure name={name} options={NO_OPTIONS} stored={stored} onStore={setStored} />;
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The picture room of p5: its coordinates, colours and angles, to be tried out. */
export function PicturesDialog(props: Props) {
  const { t } = useTranslation('previews');
  return (
    <Dialog {...props} title={t('pictures')} description={t('pictures_text')} size="xl">
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
        {NAMES.map((name) => (
          <Picture key={name} name={name} />
        ))}
      </div>
    </Dialog>
  );
}
