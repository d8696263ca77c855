import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/dialog.tsx';

/** The pictures that explain the canvas of p5, which are fetched when they are first wanted. */
const PicturesDialog = lazyDialog(
  async () => (await import('./pictures-dialog.tsx')).PicturesDialog,
);

/**
 * A circle, a square and a triangle, as in the game room. From the library of icons they would be fetched by every page,
 * which happens to what three pages share.
 */
function PicturesIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      className="size-5"
    >
      <path d="M12 3 17 10H7Z M4 14h6v6H4Z" />
      <circle cx={17} cy={17} r={3.5} />
    </svg>
  );
}

/** Opens the pictures of coordinates, angles and colours, beside the code of a sketch. */
export function PicturesButton() {
  const { t } = useTranslation('previews');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" title={t('pictures')} onClick={() => setOpen(true)}>
        <PicturesIcon />
        <span className="max-sm:sr-only">{t('pictures')}</span>
      </Button>
      <PicturesDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
