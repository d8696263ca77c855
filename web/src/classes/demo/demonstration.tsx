import type { Language } from '@codivia/contract/api/language';
import { QueryClientProvider } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { showFailedChanges } from '../../lib/failed-changes.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { createQueryClient } from '../../lib/query.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ClassServerContext } from '../class-server.ts';
import { createDemoServer } from './demo-server.ts';
import type { DemoClock } from './demo-view.ts';

/** Stops the time of the demonstration, and lets it go on. */
function ClockButton({ clock }: { clock: DemoClock }) {
  const { t } = useTranslation('class-demo');
  const [isRunning, setRunning] = useState(clock.isRunning);
  const Icon = isRunning ? Pause : Play;
  function toggle(): void {
    clock.isRunning = !isRunning;
    setRunning(!isRunning);
  }
  return (
    <Button variant="secondary" size="sm" className="min-h-11" onClick={toggle}>
      <Icon aria-hidden="true" className="size-4" />
      {t(isRunning ? 'stop_time' : 'start_time')}
    </Button>
  );
}

type Props = {
  /** The section that is open: time passes in the lesson view. */
  section: string | undefined;
  children: ReactNode;
};

function InLanguage({ language, section, children }: Props & { language: Language }) {
  const { t } = useTranslation('class-demo');
  const [server] = useState(() => createDemoServer(language));
  const [queries] = useState(createQueryClient);
  useEffect(() => showFailedChanges(queries, () => language), [queries, language]);
  return (
    <QueryClientProvider client={queries}>
      <ClassServerContext value={server}>
        <section
          aria-label={t('title')}
          className="border-line border-b bg-joy-soft"
          data-not-printed=""
        >
          <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <BackLink to={paths.teachers}>{t('back')}</BackLink>
            <p className="min-w-0 grow basis-80">
              <strong>{t('title')}</strong> {t(section === 'lesson' ? 'text_lesson' : 'text')}
            </p>
            {section === 'lesson' && <ClockButton clock={server.clock} />}
          </div>
        </section>
        {children}
      </ClassServerContext>
    </QueryClientProvider>
  );
}

/** The frame of the demonstration class: the pages in it are those of every class, and are answered in the browser. */
export function Demonstration(props: Props) {
  const language = useLanguage();
  return <InLanguage key={language} language={language} {...props} />;
}
