import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { ArrowLeft, Eye } from 'lucide-react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { JsonField } from './json-field.tsx';

export type State = AuthoredExploreExercise['solution'];

type Props = {
  label: string;
  state: State;
  /** The state of the preview. */
  present: State;
  onShow: (state: State) => void;
  onChange: (state: State) => void;
};

/** A state of an explorable: taken from the preview, or written. */
export function StateField(props: Props) {
  const { label, state, present, onShow, onChange } = props;
  const { t } = useTranslation('admin-exercises');
  return (
    <div className="grid grid-cols-1 gap-2">
      <JsonField label={label} value={state} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('state.of', { what: label, action: t('state.take') })}
          onClick={() => onChange(present)}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('state.take')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('state.of', { what: label, action: t('state.show') })}
          onClick={() => onShow(state)}
        >
          <Eye aria-hidden="true" className="size-4" />
          {t('state.show')}
        </Button>
      </div>
    </div>
  );
}
