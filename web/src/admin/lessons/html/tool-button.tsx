import type { LucideIcon } from 'lucide-react';

type Props = { name: string; icon: LucideIcon; onPress: () => void };

/** The appearance of everything in the toolbar. */
export const TOOL =
  'grid size-10 shrink-0 place-items-center rounded-lg text-ink hover:bg-trail-soft hover:text-trail [&_svg]:size-5';

/** A button of the toolbar. It takes no focus when pressed, so that the selection stays. */
export function ToolButton({ name, icon: Icon, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={TOOL}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
