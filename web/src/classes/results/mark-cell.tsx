import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MarkLabel } from './mark-state.tsx';
import type { MarkedAssignment } from './result-figures.ts';

type Props = { marked: MarkedAssignment | undefined; timeZone: string };

/** What a pupil has made of an assignment: the state, the day and the tries. */
export function MarkContents({ marked, timeZone }: Props) {
  const { t, language } = useTranslation('class-results');
  if (!marked) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('marks.not_for')}</VisuallyHidden>
      </span>
    );
  }
  const { done_at, tries } = marked.mark;
  const facts = [
    done_at !== null && formatDate(done_at, language, 'short', timeZone),
    tries > 0 && t('marks.tries', { count: tries }),
  ].filter((one) => one !== false);
  return (
    <>
      <MarkLabel {...marked} />
      {facts.length > 0 && <span className="block text-muted text-xs">{facts.join(' · ')}</span>}
    </>
  );
}
