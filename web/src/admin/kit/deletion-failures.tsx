import { messageFor } from '../../lib/api-error.ts';
import { useLanguage } from '../../lib/i18n.ts';
import type { Outcome } from './one-by-one.ts';

type Props = {
  title: string;
  failed: Outcome['failed'];
  items: readonly { id: string; name: string }[];
};

/** Lists the items that could not be deleted, and the reasons. */
export function DeletionFailures({ title, failed, items }: Props) {
  const language = useLanguage();
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id;
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-danger-soft p-4 text-danger">
      <p className="font-bold">{title}</p>
      <ul className="grid gap-1">
        {failed.map(({ id, error }) => (
          <li key={id}>
            {nameOf(id)} – {messageFor(error, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
