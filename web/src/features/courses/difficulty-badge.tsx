import type { Difficulty } from '@codivia/contract/api/courses';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

const STEPS: Record<Difficulty, number> = { beginner: 1, intermediate: 2, advanced: 3 };

/** Shows the difficulty of a course, in a word and in steps. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation('common');
  return (
    <Badge tone="trail">
      <svg viewBox="0 0 14 12" aria-hidden="true" fill="currentColor">
        {[1, 2, 3].map((step) => (
          <rect
            key={step}
            x={(step - 1) * 5}
            y={12 - step * 4}
            width="3.5"
            height={step * 4}
            rx="1"
            opacity={step <= STEPS[difficulty] ? 1 : 0.3}
          />
        ))}
      </svg>
      {t(`difficulty.${difficulty}`)}
    </Badge>
  );
}
