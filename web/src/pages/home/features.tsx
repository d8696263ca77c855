import {
  Award,
  BrainCircuit,
  Languages,
  type LucideIcon,
  MessageCircleWarning,
  Sparkles,
} from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { PlotArt } from './plot-art.tsx';
import { Section } from './section.tsx';

function Feature({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="grid content-start gap-1 border-t-4 border-trail pt-3 sm:gap-2 sm:pt-5">
      <Icon aria-hidden="true" className="size-7 text-trail sm:size-8" />
      <h3 className="text-lg sm:text-xl">{title}</h3>
      <p className="text-[0.94rem] text-muted leading-snug sm:text-base sm:leading-normal">
        {text}
      </p>
    </li>
  );
}

/** Explains what makes learning here different. */
export function Features() {
  const { t } = useTranslation('home-sections');
  return (
    <Section title={t('features.title')}>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="rounded-card bg-panel p-5 text-on-panel sm:p-10">
          <h3 className="text-2xl sm:text-3xl">{t('features.python_title')}</h3>
          <p className="mt-2 sm:mt-4 sm:text-lg">{t('features.python')}</p>
          <PlotArt />
        </div>
        <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-10">
          <h3 className="text-2xl sm:text-3xl">{t('features.lessons_title')}</h3>
          <p className="mt-2 text-muted sm:mt-4 sm:text-lg">{t('features.lessons')}</p>
          <figure aria-label={t('features.answer_label')} className="mt-4 grid gap-2 sm:mt-6">
            <code className="justify-self-start rounded-control bg-night px-4 py-2.5 font-mono text-[0.92rem] text-on-night">
              {t('features.answer_code')}
            </code>
            <p className="ms-6 flex gap-3 rounded-control bg-joy-soft px-4 py-3 font-bold">
              <MessageCircleWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t('features.answer')}
            </p>
          </figure>
        </div>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:mt-12 sm:gap-8 lg:grid-cols-4">
        <Feature icon={Sparkles} title={t('features.xp_title')} text={t('features.xp')} />
        <Feature
          icon={Award}
          title={t('features.certificate_title')}
          text={t('features.certificate')}
        />
        <Feature icon={BrainCircuit} title={t('features.ai_title')} text={t('features.ai')} />
        <Feature
          icon={Languages}
          title={t('features.languages_title')}
          text={t('features.languages')}
        />
      </ul>
    </Section>
  );
}
