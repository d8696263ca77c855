import { runKey } from '../../code/editor/run-key.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TipCards } from '../room/tip-cards.tsx';

/** Tips for those who begin, and for those who know their way. */
export function Tips() {
  const { t } = useTranslation('python-room');
  return (
    <TipCards
      title={t('tips.title')}
      basics={{
        title: t('tips.beginner'),
        tips: [
          t('tips.beginner_1'),
          t('tips.beginner_2'),
          t('tips.beginner_3'),
          t('tips.beginner_4'),
        ],
      }}
      advanced={{
        title: t('tips.advanced'),
        tips: [
          t('tips.advanced_1'),
          t('tips.advanced_2'),
          t('tips.advanced_3'),
          t('tips.advanced_4', { key: runKey() }),
        ],
      }}
    />
  );
}
