import type { SavedModel } from '@codivia/contract/api/models';
import { PROJECT_NAME_MAX_LENGTH } from '@codivia/contract/api/projects';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { NameFields } from '../../ui/name-fields.tsx';
import { useCopyModel } from './models.api.ts';

/** Asks for another name of a model. */
export function RenameModel({ saved, onDone }: { saved: SavedModel; onDone: () => void }) {
  const { t } = useTranslation('ai-lab-account');
  const [name, setName] = useState(saved.name);
  const [wrong, setWrong] = useState(false);
  const rename = useCopyModel();
  return (
    <NameFields
      label={t('models.new_name', { name: saved.name })}
      submit={t('models.save_name')}
      value={name}
      busy={rename.isPending}
      onName={(typed) => {
        setName(typed);
        setWrong(false);
      }}
      onSubmit={() => {
        const isMissing = name.trim() === '';
        setWrong(isMissing);
        if (!isMissing && !rename.isPending) {
          rename.mutate({ ...saved, name: name.trim() }, { onSuccess: onDone });
        }
      }}
      onCancel={onDone}
      error={wrong ? t('models.needs_name') : undefined}
      maxLength={PROJECT_NAME_MAX_LENGTH}
    />
  );
}
