import { WEIGHT_MAX } from '@codivia/contract/explorables/convolution';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';

/** A number that is typed. What is no number yet, such as a minus, stays while the field has the focus. */
function Weight(props: { label: string; value: number; onChange: (value: number) => void }) {
  const { label, value, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      className="h-11 w-10 rounded-control border-2 border-edge bg-surface text-center font-mono [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      aria-label={label}
      min={-WEIGHT_MAX}
      max={WEIGHT_MAX}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '') onChange(Number(target.value));
      }}
    />
  );
}

type Props = { kernel: readonly number[]; onChange: (kernel: readonly number[]) => void };

/** The nine weights of a kernel, to be changed one by one. */
export function Weights({ kernel, onChange }: Props) {
  const { t } = useTranslation('convolution');
  return (
    <fieldset aria-label={t('weights')} className="grid grid-cols-3 gap-1">
      {kernel.map((weight, i) => (
        <Weight
          // biome-ignore lint/suspicious/noArrayIndexKey: a weight is its place.
          key={i}
          label={t('weight', { row: Math.floor(i / 3) + 1, column: (i % 3) + 1 })}
          value={weight}
          onChange={(value) => onChange(kernel.with(i, value))}
        />
      ))}
    </fieldset>
  );
}
