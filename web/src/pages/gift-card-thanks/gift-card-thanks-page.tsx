import { useSearchParams } from 'react-router';
import { GiftCardPicture } from '../../features/gift-cards/gift-card-picture.tsx';
import { PurchaseOutcome } from '../../features/gift-cards/purchase-outcome.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The page after the payment of a gift card: it thanks the buyer and tells where the card is sent. */
export function GiftCardThanksPage() {
  const { t } = useTranslation('gift-cards');
  const [search] = useSearchParams();
  return (
    <div className="page-width grid items-center gap-10 py-10 sm:py-16 lg:grid-cols-2">
      <PageTitle title={t('thanks.title')} />
      <meta name="robots" content="noindex" />
      <Card className="p-5 sm:p-8 lg:p-10">
        <PurchaseOutcome paymentId={search.get('purchase')?.trim() || null} />
      </Card>
      <GiftCardPicture />
    </div>
  );
}
