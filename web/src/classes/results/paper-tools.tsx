import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { back: string; children?: ReactNode };

/** What stands above a page to print, and not on paper. */
export function PaperTools({ back, children }: Props) {
  const { t } = useTranslation('class-results');
  return (
    <div className="grid gap-3" data-not-printed="">
      <BackLink to={back}>{t('paper.back')}</BackLink>
      {children}
      <Button className="justify-self-start" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        {t('print_now')}
      </Button>
    </div>
  );
}
