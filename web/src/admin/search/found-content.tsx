import {
  type FoundText,
  type Hit,
  SEARCH_HITS_SHOWN,
} from '@codivia/contract/api/admin-text-search';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { RowCheckbox } from '../kit/admin-table.tsx';
import { hitAddress } from '../kit/hit-address.ts';
import { HitRow } from './hit-row.tsx';
import type { HitChoice } from './use-chosen-hits.ts';

type Props = {
  content: FoundText;
  /** The text that would replace the hits; null while nothing is replaced. */
  replacement: string | null;
  choice: HitChoice;
};

type PartProps = Props & { title: string | null; hits: readonly Hit[] };

/** Hits in texts, or those in code, which can be chosen together. */
function Part({ content, replacement, choice, title, hits }: PartProps) {
  const { t } = useTranslation('admin-search');
  if (hits.length === 0) return null;
  const isReplacing = replacement !== null && content.kind === 'lesson';
  const chosen = hits.filter((hit) => choice.isChosen(content, hit)).length;
  const name = title ?? t('in_texts');
  return (
    <section aria-label={name} className="grid gap-1">
      {(title || isReplacing) && (
        <div className="flex items-center gap-3">
          {isReplacing && (
            <RowCheckbox
              label={name}
              checked={chosen === hits.length}
              indeterminate={chosen > 0 && chosen < hits.length}
              onChange={() => choice.choose(content, hits, chosen < hits.length)}
            />
          )}
          <h4 className="font-bold text-sm">{name}</h4>
        </div>
      )}
      <ul className="grid grid-cols-1">
        {hits.map((hit) => {
          const checked = choice.isChosen(content, hit);
          const toggle = () => choice.choose(content, [hit], !checked);
          return (
            <HitRow
              key={hit.number}
              hit={hit}
              to={content.kind === 'lesson' ? hitAddress(content.id, content.hits, hit) : null}
              replacement={replacement}
              choice={isReplacing ? { checked, toggle } : null}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** A lesson or a course with what was found in it. */
export function FoundContent(props: Props) {
  const { content, replacement } = props;
  const { t, language } = useTranslation('admin-search');
  const { kind, id, hits, total, is_active } = content;
  const [first] = hits;
  const title = localizedTitle(content, language);
  const to =
    kind === 'lesson'
      ? `${paths.admin}?section=lessons&lesson=${id}${first?.language ? `&texts=${first.language}` : ''}`
      : `${paths.admin}?section=courses&q=${id}`;
  const code = hits.filter((hit) => hit.code);
  return (
    <Card className="grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere text-lg">
          <Link to={to} className="text-trail underline underline-offset-4">
            {title}
          </Link>
        </h3>
        <Badge>{t(kind)}</Badge>
        {!is_active && <Badge>{t(`hidden.${kind}`)}</Badge>}
        <span className="text-muted text-sm">{t('hits', { count: total })}</span>
      </div>
      <Part {...props} title={null} hits={hits.filter((hit) => !hit.code)} />
      <Part {...props} title={t('in_code')} hits={code} />
      {total > hits.length && (
        <p className="text-muted text-sm">{t('more_hits', { count: SEARCH_HITS_SHOWN })}</p>
      )}
      {replacement !== null && kind === 'course' && (
        <p className="text-muted text-sm">{t('course_by_hand')}</p>
      )}
    </Card>
  );
}
