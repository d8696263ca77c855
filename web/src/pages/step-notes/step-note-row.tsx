import { Crown, Star } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedStepNote } from '../../features/step-notes/step-notes.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Props = {
  own: ListedStepNote;
  /** `open`: a link leads to the step; `locked`: it leads to what opens the lesson; `gone`: the lesson was deleted. */
  state: 'open' | 'locked' | 'gone';
  onRemove: () => void;
};

function RemoveButton({ own, title, onRemove }: Omit<Props, 'state'> & { title: string }) {
  const { t } = useTranslation('step-notes');
  const words = (
    <>
      <span aria-hidden="true">{t('list.remove')}</span>
      <VisuallyHidden>{t('list.remove_of', { title })}</VisuallyHidden>
    </>
  );
  if (own.note === '') {
    return (
      <Button variant="secondary" size="sm" onClick={onRemove}>
        {words}
      </Button>
    );
  }
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      title={t('list.question')}
      text={t('list.consequence')}
      confirm={t('list.remove')}
      cancel={t('list.keep')}
      pending={false}
      onConfirm={onRemove}
    >
      {words}
    </ConfirmButton>
  );
}

/** A step in the list: its link, its star and its note, and the button that removes both. */
export function StepNoteRow({ own, state, onRemove }: Props) {
  const { t } = useTranslation('step-notes');
  const common = useTranslation('common').t;
  const title = t('list.step', { number: own.step_index + 1, title: own.step_title });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p className="flex items-start gap-2 font-bold">
          {own.starred && (
            <>
              <Star
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 fill-joy stroke-joy-strong"
              />
              <VisuallyHidden>{t('list.starred')}</VisuallyHidden>
            </>
          )}
          {state === 'gone' ? (
            <span className="wrap-anywhere min-w-0">{title}</span>
          ) : (
            <Link
              to={paths.lessonStep(own.lesson_id, own.step_id)}
              className="wrap-anywhere min-w-0 text-trail underline underline-offset-4"
            >
              {title}
            </Link>
          )}
          {state === 'locked' && (
            <Badge tone="trail">
              <Crown aria-hidden="true" />
              {common('premium')}
            </Badge>
          )}
        </p>
        {own.note !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{own.note}</p>}
      </div>
      <RemoveButton own={own} title={title} onRemove={onRemove} />
    </li>
  );
}
