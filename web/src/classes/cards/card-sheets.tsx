import './cards.css';
import type { ClassCard } from '@codivia/contract/api/class-roster';
import { QrCode } from '../../features/second-factor/qr-code.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { spokenWords } from './cards-state.ts';

/** Cards on one sheet of A4 (docs/product.md#cards-of-a-class). */
export const CARDS_PER_SHEET = 10;

type Props = { cards: readonly ClassCard[]; className: string; address: string };

function Card({ card, className, address }: { card: ClassCard } & Omit<Props, 'cards'>) {
  const { t } = useTranslation('class-cards');
  return (
    <li className="class-card">
      <div className="grid content-start gap-1">
        <p className="class-card-name line-clamp-2">{card.name}</p>
        <p className="truncate">{className}</p>
        <dl className="grid gap-1">
          <div>
            <dt>{t('card.user_name')}</dt>
            <dd>{card.user_name}</dd>
          </div>
          <div>
            <dt>{t('card.words')}</dt>
            <dd>{spokenWords(card)}</dd>
          </div>
        </dl>
      </div>
      <QrCode text={address} label={t('card.qr', { name: card.name })} />
      <p className="class-card-address">{address.replace(/^https?:\/\//, '')}</p>
    </li>
  );
}

/** Cards to cut out, ten to a sheet; `address` is where their pupils sign in. */
export function CardSheets({ cards, className, address }: Props) {
  const { t } = useTranslation('class-cards');
  const sheets = Array.from({ length: Math.ceil(cards.length / CARDS_PER_SHEET) }, (_, sheet) =>
    cards.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );
  return (
    <div className="printed grid gap-4">
      {sheets.map((sheet, place) => (
        <ul
          key={sheet[0]?.id}
          aria-label={t('sheet', { number: place + 1, of: sheets.length })}
          className="class-cards"
        >
          {sheet.map((card) => (
            <Card key={card.id} card={card} className={className} address={address} />
          ))}
        </ul>
      ))}
    </div>
  );
}
