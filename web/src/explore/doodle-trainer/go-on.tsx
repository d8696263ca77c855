import { FlaskConical, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { ROUTES } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = { projectId: string; isTrained: boolean; onAgain: () => void };

/** Below the trainer: the AI lab, where the drawings are already, or texts for those who cannot draw. */
export function GoOn({ projectId, isTrained, onAgain }: Props) {
  const { t } = useTranslation('doodle-trainer');
  if (!isTrained) {
    return (
      <p className="text-muted text-sm">
        {t('privacy')} {t('no_board')}{' '}
        <Link to={ROUTES.aiLab} className="underline">
          {t('texts')}
        </Link>
      </p>
    );
  }
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <p>{t('lab_text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="secondary" to={`${ROUTES.aiLab}#${projectId}`}>
          <FlaskConical aria-hidden="true" className="size-5" />
          {t('lab')}
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
