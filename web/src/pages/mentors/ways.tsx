import { CodeXml, type LucideIcon, MessageCircleQuestion, PlayCircle } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

const WAYS: readonly { way: 'code' | 'team' | 'alone'; Icon: LucideIcon; to: string }[] = [
  { way: 'code', Icon: CodeXml, to: paths.mentoring },
  { way: 'team', Icon: MessageCircleQuestion, to: paths.helpAsk },
  { way: 'alone', Icon: PlayCircle, to: paths.replays },
];

/** Says who answers and when, and what the reader can do now. */
export function Ways() {
  const { t } = useTranslation('mentors');
  return (
    <TitledSection title={t('answers')} className="gap-6">
      <p className="max-w-3xl text-lg">{t('answers_text')}</p>
      <ul className="grid gap-6 lg:grid-cols-3">
        {WAYS.map(({ way, Icon, to }) => (
          <li key={way} className="grid">
            <Card className="flex flex-col items-start gap-4 p-6">
              <Icon aria-hidden="true" className="size-8 text-trail" />
              <h3 className="text-2xl">{t(`ways.${way}.title`)}</h3>
              <p className="grow">{t(`ways.${way}.text`)}</p>
              <div className="flex flex-wrap gap-3">
                <ButtonLink variant="secondary" to={to}>
                  {t(`ways.${way}.action`)}
                </ButtonLink>
                {way === 'alone' && (
                  <ButtonLink variant="secondary" to={paths.examples}>
                    {t('ways.alone.second')}
                  </ButtonLink>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
