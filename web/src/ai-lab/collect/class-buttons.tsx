import { Button } from '../../ui/button.tsx';
import type { LabClass } from '../project/lab-project.ts';
import { useHeld } from './use-held.ts';

type Props = {
  /** The question that the buttons answer. */
  label: string;
  classes: readonly LabClass[];
  /** False while there is nothing that could belong to a class. */
  isReady: boolean;
  onChoose: (chosen: LabClass) => void;
  /** True if a button that is held chooses again and again, whenever it is ready. */
  repeats?: boolean;
};

/** A button for each class. */
export function ClassButtons({ label, classes, isReady, onChoose, repeats = false }: Props) {
  const held = useHeld((one: LabClass) => {
    if (isReady) onChoose(one);
  });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {classes.map((one) => (
          <Button
            key={one.id}
            variant="secondary"
            className="max-w-full select-none [overflow-wrap:anywhere]"
            aria-disabled={!isReady}
            {...(repeats && held(one))}
            onClick={() => onChoose(one)}
          >
            {one.name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
