import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Details, type FieldsProps } from './details.tsx';

type Props = FieldsProps & {
  courses: readonly AdminCourseSummary[];
  onClose: () => void;
};

/** The details of a lesson at the side of the page. They are part of the draft as soon as they are changed. */
export function DetailsDrawer({ onClose, ...fields }: Props) {
  const { t } = useTranslation('admin-lessons');
  return (
    <Dialog
      open
      drawer
      onOpenChange={(open) => !open && onClose()}
      title={t('editor.details')}
      description={t('editor.details_hint')}
    >
      <div className="grid grid-cols-1 gap-6">
        <Details {...fields} />
        <Button variant="secondary" className="justify-self-start" onClick={onClose}>
          {t('editor.details_done')}
        </Button>
      </div>
    </Dialog>
  );
}
