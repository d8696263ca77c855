import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { classes } from '../ui/classes.ts';
import { PreviewResult, PythonResult } from './embed-results.tsx';
import type { OpenedWork, ShownWork } from './embedded-work.ts';
import { NothingShown } from './nothing-shown.tsx';
import { ShownCode } from './shown-code.tsx';

type View = 'code' | 'result';

const PANE = 'min-h-0 min-w-0 flex-1 flex-col sm:flex';

/** Shows a work to be read and run, with a link to its page on Codivia. */
function Work({ work }: { work: ShownWork }) {
  const { t, language } = useTranslation('embed');
  const [view, setView] = useState<View>('code');
  const { kind, address } = work;
  const title = typeof work.title === 'string' ? work.title : work.title?.[language];
  const [path = '', hash] = address.split('#');
  const back = `${path}?lang=${language}${hash ? `#${hash}` : ''}`;
  const result = { work, onRun: () => setView('result') };
  return (
    <main className="flex h-dvh min-h-0 flex-col gap-2 p-2">
      <h1 className={title ? 'truncate text-lg' : 'sr-only'}>{title ?? t(`kinds.${kind}`)}</h1>
      <div className="flex min-h-0 flex-1 gap-2 max-sm:flex-col">
        <ChoiceGroup
          label={t('view')}
          className="self-start sm:hidden"
          value={view}
          onChoose={setView}
          options={[
            { value: 'code', label: t('code') },
            { value: 'result', label: t('result') },
          ]}
        />
        <section
          aria-label={t('code')}
          className={classes(PANE, view === 'code' ? 'flex' : 'hidden')}
        >
          <ShownCode work={work} />
        </section>
        <section
          aria-label={t('result')}
          className={classes(PANE, 'gap-2', view === 'result' ? 'flex' : 'max-sm:contents')}
        >
          {kind === 'python' ? (
            <PythonResult {...result} shown={view === 'result'} />
          ) : (
            <PreviewResult {...result} kind={kind} shown={view === 'result'} />
          )}
        </section>
      </div>
      <a
        href={back}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-8 items-center gap-1.5 self-end text-sm font-bold text-trail underline"
      >
        {t('open')}
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </main>
  );
}

/** The page in a frame of another site. */
export function EmbedPage({ opened }: { opened: OpenedWork }) {
  if ('work' in opened) return <Work work={opened.work} />;
  return <NothingShown problem={opened.problem} elsewhere />;
}
