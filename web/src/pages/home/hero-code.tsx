import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

const Keyword = ({ children }: { children: ReactNode }) => (
  <span className="text-[#7fe3c0]">{children}</span>
);
const Text = ({ children }: { children: ReactNode }) => (
  <span className="text-[#ffd678]">{children}</span>
);
const Call = ({ children }: { children: ReactNode }) => (
  <span className="text-[#ffab8f]">{children}</span>
);

/** The program: it prints exactly what `Output` shows. */
function Program() {
  const { t } = useTranslation('home');
  const [way, step, stop] = [t('code.way'), t('code.step'), t('code.stop')];
  return (
    <pre className="overflow-x-auto px-4 py-4 leading-7 sm:px-5">
      <code>
        {way} = [<Text>{t('code.stops')}</Text>]{'\n'}
        {step} = <Text>0</Text>
        {'\n'}
        <Keyword>for</Keyword> {stop} <Keyword>in</Keyword> {way}:{'\n'}
        {'    '}
        {step} = {step} + <Text>1</Text>
        {'\n'}
        {'    '}
        <Call>print</Call>(<Text>"···"</Text> * {step}, {stop})
      </code>
    </pre>
  );
}

function Output() {
  const { t } = useTranslation('home');
  return (
    <div className="border-t border-night-line px-4 py-4 sm:px-5">
      <p className="mb-1 text-xs text-on-night-muted">{t('code.output')}</p>
      <pre className="leading-7 text-joy">
        {t('code.lines')}
        <span className="ms-1 inline-block h-4 w-2 translate-y-0.5 animate-blink bg-joy" />
      </pre>
    </div>
  );
}

/** A program of an early lesson, and what it prints. */
export function HeroCode() {
  const { t } = useTranslation('home');
  return (
    <figure aria-label={t('code.label')} className="relative mx-auto w-full max-w-lg min-w-0">
      <div className="overflow-hidden rounded-card bg-night font-mono text-[clamp(0.7rem,3.4vw,0.92rem)] text-on-night shadow-lift ring-1 ring-night-line lg:rotate-1">
        <p className="flex items-center gap-2 border-b border-night-line px-5 py-3 text-sm text-on-night-muted">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-trail" />
          {t('code.file')}
        </p>
        <Program />
        <Output />
      </div>
      <Badge className="absolute -top-4 end-3 border border-line bg-surface! py-2 shadow-lift">
        <Check aria-hidden="true" className="text-done" />
        {t('code.lesson')}
      </Badge>
      <Badge tone="joy" className="absolute -bottom-4 start-5 py-2 text-base shadow-lift">
        <Sparkles aria-hidden="true" />
        {t('code.xp')}
      </Badge>
    </figure>
  );
}
