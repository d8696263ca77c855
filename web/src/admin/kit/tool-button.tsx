import type { LucideIcon } from 'lucide-react';

type Props = {
  name: string;
  icon: LucideIcon;
  /** Whether what it switches is on. */
  isOn?: boolean;
  /** The keys that do the same, for screen readers. */
  keys?: string;
  onPress: () => void;
};

/** The appearance of everything in a toolbar. */
export const TOOL =
  'grid size-10 shrink-0 place-items-center rounded-lg text-ink hover:bg-trail-soft hover:text-trail aria-pressed:bg-trail-soft aria-pressed:text-trail [&_svg]:size-5';

/** A button of a toolbar. It takes no focus when pressed, so that the selection stays. */
export function ToolButton({ name, icon: Icon, isOn, keys, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      className={TOOL}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
