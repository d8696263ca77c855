import { Copy, Undo2 } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import type { LinkProblem } from '../learner-code/share-link.ts';

const NOTICE =
  'flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-joy-soft px-4 py-2';

type SharedProps = { onKeep: () => void; onLeave: () => void };

/** Says that the code came with a link, and leads out of it: with a copy, or back to one's own code. */
export function SharedNotice({ onKeep, onLeave }: SharedProps) {
  const { t } = useTranslation('rooms');
  return (
    <div role="status" className={NOTICE}>
      <p className="min-w-0">
        <strong>{t('shared.title')}</strong>{' '}
        <span className="max-lg:hidden">{t('shared.text')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeep}>
          <Copy aria-hidden="true" className="size-4" />
          {t('shared.keep')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onLeave}>
          <Undo2 aria-hidden="true" className="size-4" />
          {t('shared.leave')}
        </Button>
      </div>
    </div>
  );
}

/** Says why the code of a link cannot be shown. */
export function BrokenLinkNotice(props: { problem: LinkProblem; onLeave: () => void }) {
  const { t } = useTranslation('rooms');
  return (
    <div role="alert" className={NOTICE}>
      <p className="min-w-0">
        <strong>{t('broken.title')}.</strong> {t(`broken.${props.problem}`)}
      </p>
      <Button size="sm" variant="secondary" onClick={props.onLeave}>
        {t('broken.leave')}
      </Button>
    </div>
  );
}
