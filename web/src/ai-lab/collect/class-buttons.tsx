import { Button } from '../../ui/button.tsx';
import type { LabClass } from '../project/lab-project.ts';

type Props = {
  /** The question that the buttons answer. */
  label: string;
  classes: readonly LabClass[];
  /** False while there is nothing that could belong to a class. */
  isReady: boolean;
  onChoose: (chosen: LabClass) => void;
};

/** A button for each class. */
export function ClassButtons({ label, classes, isReady, onChoose }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {classes.map((one) => (
          <Button
            key={one.id}
            variant="secondary"
            className="max-w-full [overflow-wrap:anywhere]"
            aria-disabled={!isReady}
            onClick={() => onChoose(one)}
          >
            {one.name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
