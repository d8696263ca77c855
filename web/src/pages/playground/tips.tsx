import { Rocket, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { runKey } from '../../ui/code-editor/run-key.ts';
import { WithCode } from '../../ui/with-code.tsx';

function TipCard({ title, icon, tips }: { title: string; icon: ReactNode; tips: string[] }) {
  return (
    <Card className="grid content-start gap-3 p-5">
      <h3 className="flex items-center gap-2 text-lg [&_svg]:size-5 [&_svg]:text-trail">
        {icon}
        {title}
      </h3>
      <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
        {tips.map((tip) => (
          <li key={tip}>
            <WithCode text={tip} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Tips for those who begin, and for those who know their way. */
export function Tips() {
  const { t } = useTranslation('playground');
  return (
    <section aria-label={t('tips.title')} className="page-width grid gap-4 pb-12">
      <h2 className="text-2xl">{t('tips.title')}</h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TipCard
          title={t('tips.beginner')}
          icon={<Sprout aria-hidden="true" />}
          tips={[
            t('tips.beginner_1'),
            t('tips.beginner_2'),
            t('tips.beginner_3'),
            t('tips.beginner_4'),
          ]}
        />
        <TipCard
          title={t('tips.advanced')}
          icon={<Rocket aria-hidden="true" />}
          tips={[
            t('tips.advanced_1'),
            t('tips.advanced_2'),
            t('tips.advanced_3'),
            t('tips.advanced_4', { key: runKey() }),
          ]}
        />
      </div>
    </section>
  );
}
