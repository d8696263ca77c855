import { ASSIGNMENTS_AT_ONCE } from '@codivia/contract/api/assignments';
import { X } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { type Choice, keyOf } from '../catalogue/choices.ts';

type Props = {
  choices: readonly Choice[];
  /** The form was sent: what is missing is said. */
  sent: boolean;
  onTakeOut: (choice: Choice) => void;
};

/** What was chosen so far, each with a button that takes it out. */
export function ChosenList({ choices, sent, onTakeOut }: Props) {
  const { t } = useTranslation('class-assignments');
  const count = choices.length;
  const problem =
    count === 0
      ? t('form.nothing_chosen')
      : count > ASSIGNMENTS_AT_ONCE && t('form.too_many', { max: ASSIGNMENTS_AT_ONCE });
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{t('form.chosen')}</h3>
      {count === 0 && <p className="text-muted">{t('form.nothing')}</p>}
      <ul className="grid gap-1">
        {choices.map((choice) => (
          <li
            key={keyOf(choice)}
            className="flex items-center justify-between gap-2 rounded-control bg-sunken ps-3"
          >
            <span className="wrap-anywhere min-w-0 py-2">
              <span className="font-bold">{choice.title}</span>{' '}
              <span className="text-muted text-sm">{t(`kinds.${choice.kind}`)}</span>
            </span>
            <button
              type="button"
              aria-label={t('form.take_out', { title: choice.title })}
              onClick={() => onTakeOut(choice)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:text-danger"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {sent && problem && (
        <p role="alert" className="font-bold text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
