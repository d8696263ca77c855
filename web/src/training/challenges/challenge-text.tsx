import type { ReadableChallenge } from '@codivia/contract/challenges';
import { useTranslation } from '../../lib/i18n.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';

type Text = ReadableChallenge['text'];

export function Story({ html }: { html: string }) {
  const { t } = useTranslation('challenges');
  return (
    <section aria-labelledby="challenge-story" className="grid max-w-3xl gap-2">
      <h2 id="challenge-story" className="text-2xl">
        {t('story')}
      </h2>
      <SafeHtml html={html} className="text-lg" />
    </section>
  );
}

/** The task and its cases, for those who may read but not solve it. */
export function TaskText({ text }: { text: Text }) {
  const { t } = useTranslation('challenges');
  return (
    <section aria-labelledby="challenge-task" className="grid max-w-3xl gap-3">
      <h2 id="challenge-task" className="text-2xl">
        {t('task')}
      </h2>
      <SafeHtml html={text.instructions} />
      <h3 className="text-xl">{t('cases')}</h3>
      <ul className="grid list-disc gap-1 ps-6">
        {text.cases.map((html) => (
          <li key={html}>
            <SafeHtml html={html} />
          </li>
        ))}
      </ul>
    </section>
  );
}
