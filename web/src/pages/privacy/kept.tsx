import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Part } from './part.tsx';

const THINGS = [
  'account',
  'learning',
  'opinions',
  'sessions',
  'mails',
  'payments',
  'gifts',
  'browser',
] as const;
const QUESTIONS = ['what', 'why', 'how_long'] as const;

/** What is kept, thing by thing: what, why, how long. */
export function Kept() {
  const { t } = useTranslation('privacy');
  return (
    <Part title={t('kept.title')}>
      {THINGS.map((thing) => (
        <Card key={thing} className="grid gap-4 p-5 sm:p-7">
          <h3 className="text-xl">{t(`kept.${thing}.name`)}</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9.5rem_1fr] sm:gap-y-3">
            {QUESTIONS.map((question) => (
              <div key={question} className="contents">
                <dt className="mt-2 font-bold text-trail first:mt-0 sm:mt-0">
                  {t(`kept.${question}`)}
                </dt>
                <dd>{t(`kept.${thing}.${question}`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </Part>
  );
}
