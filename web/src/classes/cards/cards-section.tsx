import { Printer } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classPaths } from '../class-paths.ts';
import type { ClassSectionProps } from '../class-section.ts';
import { CardSheets } from './card-sheets.tsx';
import { cardsIn } from './cards-state.ts';
import { ChoosePupils } from './choose-pupils.tsx';

/** Cards to print. Their words come with the navigation, and can be shown here alone. */
export function CardsSection({ taught }: ClassSectionProps) {
  const { t } = useTranslation('class-cards');
  const cards = cardsIn(useLocation().state);
  const hasCards = cards.length > 0;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5" data-not-printed="">
        <h2 className="text-2xl sm:text-3xl">{t('title')}</h2>
        {hasCards && (
          <div className="grid justify-items-start gap-4 rounded-card bg-joy-soft p-5">
            <p className="max-w-prose">{t('shown_once')}</p>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {t('print', { count: cards.length })}
            </Button>
          </div>
        )}
      </div>
      {hasCards ? (
        <CardSheets
          cards={cards}
          className={taught.name}
          address={`${location.origin}${classPaths.signIn(taught.code)}`}
        />
      ) : (
        <ChoosePupils taught={taught} />
      )}
    </div>
  );
}
