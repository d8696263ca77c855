import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import { useTranslation } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { problems: readonly ContentProblem[]; onClose: () => void };

/** Lists all problems that the server has found in a lesson. */
export function RefusedDialog({ problems, onClose }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('refused.title')}
      description={t('refused.text')}
    >
      <ul className="grid grid-cols-1 gap-2">
        {problems.map((problem) => (
          <li
            key={JSON.stringify(problem)}
            className="wrap-anywhere rounded-control border border-line bg-sunken px-4 py-3"
          >
            {problem.exercise && <strong>{problem.exercise}: </strong>}
            {problem.detail[language]}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
