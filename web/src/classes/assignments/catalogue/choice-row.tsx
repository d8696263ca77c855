import { Crown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { type Choice, keyOf, type Picking } from './choices.ts';

type Props = Picking & {
  choice: Choice;
  /** A few words about it. */
  children?: ReactNode;
};

/** One thing of the catalogue with its checkbox. What needs a licence that is missing is locked, and says so. */
export function ChoiceRow(props: Props) {
  const { choice, chosen, assigned, licensed, onToggle, children } = props;
  const { t } = useTranslation('class-assignments');
  const common = useTranslation('common').t;
  const id = useId();
  const key = keyOf(choice);
  const isLocked = choice.is_premium && !licensed;
  const isAssigned = assigned.has(key);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <label
        className={classes(
          'flex min-h-11 min-w-0 items-center gap-3',
          isLocked ? 'text-muted' : 'cursor-pointer font-bold',
        )}
      >
        <input
          type="checkbox"
          checked={chosen.has(key)}
          disabled={isLocked}
          aria-describedby={isLocked || isAssigned ? id : undefined}
          onChange={() => onToggle(choice)}
          className="size-5 shrink-0 accent-trail"
        />
        <span className="wrap-anywhere">{choice.title}</span>
      </label>
      {choice.is_premium && (
        <Badge tone="joy">
          <Crown aria-hidden="true" />
          {common('premium')}
        </Badge>
      )}
      {children}
      {(isLocked || isAssigned) && (
        <span id={id} className="text-muted text-sm">
          {t(isLocked ? 'licence.locked' : 'catalogue.assigned')}
        </span>
      )}
    </div>
  );
}
