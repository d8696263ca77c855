import { Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';

/** Concepts that are listed at once; the others on demand. */
const MAX_SHOWN = 4;

/** Lists the concepts of the solved exercises; renders nothing if they name none. */
export function Learned({ concepts }: { concepts: readonly string[] }) {
  const { t } = useTranslation('rewards');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const more = concepts.length - MAX_SHOWN;
  if (concepts.length === 0) return null;

  function showAll(): void {
    flushSync(() => setAll(true));
    const first = list.current?.children[MAX_SHOWN];
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <section aria-labelledby="summary-learned" className="grid gap-3">
      <h2 id="summary-learned" className="text-xl">
        {t('summary.learned')}
      </h2>
      <ul ref={list} className="grid gap-2">
        {(all ? concepts : concepts.slice(0, MAX_SHOWN)).map((concept, i) => (
          <li
            key={concept}
            tabIndex={all && i === MAX_SHOWN ? -1 : undefined}
            className="flex gap-3 rounded-control bg-done-soft p-3 outline-none"
          >
            <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-done" />
            <div className="min-w-0">
              <SafeHtml html={concept} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && !all && (
        <div>
          <Button variant="ghost" onClick={showAll}>
            {t('summary.show_all', { count: more })}
          </Button>
        </div>
      )}
    </section>
  );
}
