import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

const Agreement = lazy(async () => ({ default: (await import('./agreement.tsx')).Agreement }));

/** Telephone numbers: the emergency number of Europe, and the French line for children in danger. */
const LINES = { emergency: '112', children: '119' };

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-3 p-5 sm:p-6">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <ul className="grid list-disc gap-2 ps-6">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** The rules that mentors accept, open to everyone; mentors accept them below. */
export function MentorConductPage() {
  const { t } = useTranslation('mentor-conduct');
  const { user } = useSession();
  return (
    <>
      <PageTitle title={t('title')} description={t('description')} />
      <div className="page-width grid gap-5 py-10 sm:gap-6 sm:py-14">
        <header className="grid gap-3">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="max-w-3xl text-lg">{t('intro')}</p>
          <p className="text-muted">{t('version', { version: CONDUCT_VERSION })}</p>
        </header>
        <Rules
          title={t('stay.title')}
          rules={[t('stay.text_1'), t('stay.text_2'), t('stay.text_3')]}
        />
        <Rules
          title={t('teach.title')}
          rules={[t('teach.text_1'), t('teach.text_2'), t('teach.text_3')]}
        />
        <Rules
          title={t('respect.title')}
          rules={[t('respect.text_1'), t('respect.text_2'), t('respect.text_3')]}
        />
        <Rules title={t('danger.title')} rules={[t('danger.text_1'), t('danger.text_2', LINES)]} />
        <Rules title={t('watched.title')} rules={[t('watched.text_1'), t('watched.text_2')]} />
        {user && (
          <Suspense>
            <Agreement />
          </Suspense>
        )}
      </div>
    </>
  );
}
