import type { Demand } from '@codivia/contract/api/careers';
import { TrendingUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<Demand, BadgeTone> = {
  'very-high': 'joy',
  high: 'done',
  medium: 'trail',
  low: 'plain',
};

/** Shows how much employers look for people. */
export function DemandBadge({ demand }: { demand: Demand }) {
  const { t } = useTranslation('careers');
  return (
    <Badge tone={TONES[demand]}>
      <TrendingUp aria-hidden="true" />
      {t(`demand.${demand}`)}
    </Badge>
  );
}
