import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = {
  icon: LucideIcon;
  text: string;
  /** The text with the name of the row, for those who hear it alone. */
  label: string;
  /** Where the icon has to do without its text. */
  textClassName: 'max-sm:hidden' | 'max-lg:hidden';
  onClick: () => void;
};

/** What can be done to a row of a table, high enough for a finger. */
export function RowButton({ icon: Icon, text, label, textClassName, onClick }: Props) {
  return (
    <Button variant="secondary" size="sm" aria-label={label} onClick={onClick} className="min-h-11">
      <Icon aria-hidden="true" className="size-4" />
      <span className={textClassName}>{text}</span>
    </Button>
  );
}
