import type { Hit } from '@codivia/contract/api/admin-text-search';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { RowCheckbox } from '../kit/admin-table.tsx';
import { useFieldWords } from './field-words.ts';

type Props = {
  hit: Hit;
  /** The address that leads to it; null where it is shown with its course alone. */
  to: string | null;
  /** The text that would replace it; null while nothing is replaced. */
  replacement: string | null;
  /** Null for a hit that cannot be replaced here. */
  choice: { checked: boolean; toggle: () => void } | null;
};

/** One hit in its text; what would replace it is beside it. */
export function HitRow({ hit, to, replacement, choice }: Props) {
  const { t } = useTranslation('admin-search');
  const placeOf = useFieldWords();
  const { before, match, after, code } = hit;
  const isReplaced = replacement !== null && choice?.checked;
  const shown = `${before}${match}${after}`.trim();
  return (
    <li className="flex items-start gap-3 py-1.5">
      {choice && (
        <RowCheckbox
          label={t('replace_hit', { text: shown })}
          checked={choice.checked}
          onChange={choice.toggle}
        />
      )}
      <div className="min-w-0 grow py-0.5">
        {to === null ? (
          <p className="text-muted text-sm">{placeOf(hit)}</p>
        ) : (
          <Link
            to={to}
            aria-label={t('open_hit', { text: shown, place: placeOf(hit) })}
            className="inline-flex min-h-6 items-center text-sm text-trail underline underline-offset-4"
          >
            {placeOf(hit)}
          </Link>
        )}
        <p
          lang={hit.language ?? undefined}
          className={classes('wrap-anywhere whitespace-pre-wrap', code && 'font-mono text-sm')}
        >
          {before}
          {isReplaced ? (
            <>
              <del className="bg-danger-soft text-danger">{match}</del>
              <ins className="bg-joy-soft font-bold no-underline">{replacement}</ins>
            </>
          ) : (
            <mark className="rounded-sm bg-joy-soft font-bold text-ink">{match}</mark>
          )}
          {after}
        </p>
      </div>
    </li>
  );
}
