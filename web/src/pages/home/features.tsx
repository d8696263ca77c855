import {
  Award,
  BrainCircuit,
  Languages,
  type LucideIcon,
  MessageCircleWarning,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { classes } from '../../ui/classes.ts';
import { PlotArt } from './plot-art.tsx';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';

function Feature({
  icon: Icon,
  title,
  text,
}: {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5 border-trail sm:grid-cols-1 sm:gap-y-2 sm:border-t-4 sm:pt-5">
      <Icon aria-hidden="true" className="row-span-2 size-7 text-trail sm:row-span-1 sm:size-8" />
      <h3 className="text-lg sm:text-xl">{title}</h3>
      <p className="text-[0.94rem] text-muted leading-snug sm:text-base sm:leading-normal">
        {text}
      </p>
    </li>
  );
}

const CARD = 'flex w-[min(20rem,calc(100vw-3rem))] flex-col rounded-card p-5 lg:w-auto sm:p-10';
const LINK =
  'mt-auto inline-flex min-h-11 items-center pt-3 font-bold underline underline-offset-4';

/** Explains what makes learning here different. */
export function Features() {
  const { t } = useTranslation('home-sections');
  return (
    <Section title={t('features.title')}>
      <Strip>
        <li className={classes(CARD, 'bg-panel text-on-panel')}>
          <h3 className="text-xl sm:text-3xl">{t('features.python_title')}</h3>
          <p className="mt-2 leading-snug sm:mt-4 sm:text-lg sm:leading-normal">
            {t('features.python')}
          </p>
          <PlotArt />
          <Link to={paths.pythonRoom} className={LINK}>
            {t('features.python_link')}
          </Link>
        </li>
        <li className={classes(CARD, 'border border-line bg-surface shadow-card')}>
          <h3 className="text-xl sm:text-3xl">{t('features.lessons_title')}</h3>
          <p className="mt-2 text-muted leading-snug sm:mt-4 sm:text-lg sm:leading-normal">
            {t('features.lessons')}
          </p>
          <figure aria-label={t('features.answer_label')} className="mt-4 grid gap-2 sm:mt-6">
            <code className="justify-self-start rounded-control bg-night px-4 py-2.5 font-mono text-[0.92rem] text-on-night">
              {t('features.answer_code')}
            </code>
            <p className="ms-3 flex leading-snug sm:ms-6 gap-3 rounded-control bg-joy-soft px-4 py-3 font-bold">
              <MessageCircleWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t('features.answer')}
            </p>
          </figure>
          <Link to={paths.trialLesson} className={classes(LINK, 'text-trail')}>
            {t('features.lessons_link')}
          </Link>
        </li>
      </Strip>
      <ul className="mt-4 grid gap-3 sm:mt-12 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        <Feature icon={Sparkles} title={t('features.xp_title')} text={t('features.xp')} />
        <Feature
          icon={Award}
          title={t('features.certificate_title')}
          text={t('features.certificate')}
        />
        <Feature
          icon={BrainCircuit}
          title={t('features.ai_title')}
          text={
            <>
              {t('features.ai')}{' '}
              <Link to={paths.aiLab} className="text-trail underline">
                {t('features.ai_link')}
              </Link>
            </>
          }
        />
        <Feature
          icon={Languages}
          title={t('features.languages_title')}
          text={t('features.languages')}
        />
      </ul>
    </Section>
  );
}
