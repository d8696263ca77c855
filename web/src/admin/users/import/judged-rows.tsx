import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import type { JudgedUser } from './use-user-import.ts';

const TONES: Record<JudgedUser['state'], string> = {
  refused: 'font-bold text-danger',
  new: 'font-bold text-done',
  exists: 'text-muted',
};
const ORDER = Object.keys(TONES);

/** The rows of a list with their outcomes, those with an error first. */
export function JudgedRows({ people }: { people: readonly JudgedUser[] }) {
  const { t } = useTranslation('admin-user-import');
  const shown = [...people].sort(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section aria-label={t('rows.label')} tabIndex={0} className="max-h-56 overflow-y-auto">
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="border-line border-b">
            {(['row', 'person', 'result'] as const).map((name) => (
              <th key={name} scope="col" className="py-2 pe-3 text-start">
                {t(`rows.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, name, email, state, problem }) => (
            <tr key={row} className="border-line border-b align-top last:border-0">
              <td className="py-2 pe-3 tabular-nums">{row}</td>
              <td className="wrap-anywhere py-2 pe-3">
                <span className="font-bold">{name}</span> <span>{email}</span>
              </td>
              <td className={classes('py-2', TONES[state])}>
                {t(`rows.${problem ?? (state === 'exists' ? 'exists' : 'new')}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
