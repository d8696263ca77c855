import { Play, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { HeroHead } from './hero-head.tsx';
import { HeroNext } from './hero-next.tsx';

const Keyword = ({ children }: { children: ReactNode }) => (
  <span className="text-[#4fe3b0]">{children}</span>
);
const Text = ({ children }: { children: ReactNode }) => (
  <span className="text-[#ffd27a]">{children}</span>
);
const Figure = ({ children }: { children: ReactNode }) => (
  <span className="text-[#ff9d7a]">{children}</span>
);
const Call = ({ children }: { children: ReactNode }) => (
  <span className="text-[#8fd0ff]">{children}</span>
);

/** The program as `heroProgram` writes it, at the place where the editor shows it. */
function Program() {
  const { t } = useTranslation('hero');
  const [way, step, stop] = [t('code.way'), t('code.step'), t('code.stop')];
  return (
    <div className="overflow-hidden rounded-control border border-night-line bg-night font-mono text-on-night text-[clamp(0.7rem,3.2vw,0.92rem)]">
      <pre className="cursor-text whitespace-pre-wrap py-[0.9rem] ps-12 pe-4 max-sm:pe-2 leading-[1.65]">
        <code>
          {way} = [<Text>{t('code.stops')}</Text>]{'\n'}
          {step} = <Figure>0</Figure>
          {'\n'}
          <Keyword>for</Keyword> {stop} <Keyword>in</Keyword> {way}:{'\n'}
          {'    '}
          {step} = {step} + <Figure>1</Figure>
          {'\n'}
          {'    '}
          <Call>print</Call>(<Text>"···"</Text> * {step}, {stop})
        </code>
      </pre>
      {/* The place of the symbols on touch screens: code-editor.tsx. */}
      <div className="hidden h-[calc(3.5rem+1px)] border-night-line border-t pointer-coarse:block" />
    </div>
  );
}

function Bar() {
  const { t } = useTranslation('hero');
  return (
    <div className="flex flex-wrap items-center gap-2.5 font-sans text-base max-sm:gap-1 max-sm:[&>button]:px-2.5">
      <Button data-run="">
        <Play aria-hidden="true" className="size-5 max-sm:hidden" />
        {t('code.run')}
      </Button>
      <Button variant="ghost">
        <RotateCcw aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t('code.reset')}</span>
      </Button>
    </div>
  );
}

function Output() {
  const { t } = useTranslation('hero');
  return (
    <div className="rounded-control border border-night-line bg-night p-4 text-on-night">
      <div role="log" aria-label={t('code.output')} className="text-[0.9375rem]">
        <p className="font-sans text-on-night-muted">{t('code.ready')}</p>
      </div>
    </div>
  );
}

/** The program before its editor is there. */
export function ReadCard() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <HeroHead />
      <Program />
      <Bar />
      <Output />
      <HeroNext works={false} />
    </div>
  );
}
