import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type DiffChunk, textDifference } from './diff-lines.ts';

const LOOKS = {
  same: 'text-muted',
  added: 'bg-done-soft text-done',
  removed: 'bg-danger-soft text-danger',
} as const;
const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

function Lines({ chunk }: { chunk: DiffChunk }) {
  const { t } = useTranslation('difference');
  if (chunk.kind === 'skipped') {
    return (
      <p className="px-3 py-1 font-sans text-muted text-sm">
        ⋯ {t('unchanged', { count: chunk.count })}
      </p>
    );
  }
  const { kind, lines } = chunk;
  return (
    <div className={classes('px-3', LOOKS[kind])}>
      {kind !== 'same' && <VisuallyHidden>{t(kind)}: </VisuallyHidden>}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a chunk keep their places
        <p key={i} className="flex gap-2">
          <span aria-hidden="true" className="w-[1ch] shrink-0 select-none">
            {SIGNS[kind]}
          </span>
          <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">{line || ' '}</span>
        </p>
      ))}
    </div>
  );
}

type Props = { label: string; before: string; after: string };

/** Shows the changes between two texts, line by line. */
export function Difference({ label, before, after }: Props) {
  const { t } = useTranslation('difference');
  const chunks = textDifference(before, after);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-control border border-line bg-surface py-2 font-mono text-sm"
    >
      {chunks.length === 0 && <p className="px-3 font-sans">{t('same')}</p>}
      {chunks.map((chunk, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference is drawn once
        <Lines key={i} chunk={chunk} />
      ))}
    </section>
  );
}
