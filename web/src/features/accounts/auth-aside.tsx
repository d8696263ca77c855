import { Award, Code, Flag } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const STEPS = [
  { text: 'first', Icon: Code, ground: 'bg-on-night text-night' },
  { text: 'second', Icon: Award, ground: 'bg-joy text-on-joy' },
  { text: 'third', Icon: Flag, ground: 'bg-on-night text-night' },
] as const;

/** A preview of the trail and its three waypoints beside the form, and a note for parents. */
export function AuthAside() {
  const { t } = useTranslation('accounts');
  return (
    <aside className="grid content-between gap-10 rounded-card border border-night-line bg-night p-6 text-on-night sm:p-8 lg:p-10">
      <div>
        <h2 className="text-2xl lg:text-3xl">{t('aside.title')}</h2>
        <ol className="mt-8 grid">
          {STEPS.map(({ text, Icon, ground }) => (
            <li key={text} className="auth-waypoint relative flex gap-5 pb-9 last:pb-0">
              <span
                aria-hidden="true"
                className={`relative grid size-12 shrink-0 place-items-center rounded-full ${ground}`}
              >
                <Icon className="size-6" strokeWidth={2.25} />
              </span>
              <div className="pt-1.5">
                <p className="font-bold text-lg leading-snug">{t(`aside.${text}`)}</p>
                <p className="mt-1 text-on-night-muted">{t(`aside.${text}_text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className="border-night-line border-t pt-5 text-on-night-muted">
        <strong className="text-on-night">{t('aside.parents_label')}</strong> {t('aside.parents')}
      </p>
    </aside>
  );
}
