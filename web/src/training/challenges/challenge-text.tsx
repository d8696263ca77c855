import type { ReadableChallenge } from '@codivia/contract/api/challenges';
import { useTranslation } from '../../lib/i18n.ts';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';

type Text = ReadableChallenge['text'];

export function Story({ html }: { html: string }) {
  const { t } = useTranslation('challenges');
  return (
    <TitledSection title={t('story')} className="max-w-3xl">
      <SafeHtml html={html} className="text-lg" />
    </TitledSection>
  );
}

/** The task and its cases, for those who may read but not solve it. */
export function TaskText({ text }: { text: Text }) {
  const { t } = useTranslation('challenges');
  return (
    <TitledSection title={t('task')} className="max-w-3xl">
      <SafeHtml html={text.instructions} />
      <h3 className="text-xl">{t('cases')}</h3>
      <ul className="grid list-disc gap-1 ps-6">
        {text.cases.map((html) => (
          <li key={html}>
            <SafeHtml html={html} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
