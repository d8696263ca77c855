import { useId } from 'react';
import {
  useChoosePath,
  useLearningPaths,
} from '../../features/learning-paths/learning-paths.api.ts';
import { PathArt } from '../../features/learning-paths/path-art.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** The paths that are asked for, each by what a learner would like to make. */
const CHOICES = [
  { id: 'games-and-art', wish: 'games' },
  { id: 'ai-from-scratch', wish: 'ai' },
  { id: 'web-and-apps', wish: 'websites' },
] as const;

/** Asks a new member what they would like to make: a picture for each path, or to look around first. */
export function PathChoice() {
  const { t } = useTranslation('dashboard');
  const { data: paths = [] } = useLearningPaths();
  const choose = useChoosePath();
  const title = useId();
  const shown = CHOICES.flatMap(({ id, wish }) => {
    const path = paths.find((one) => one.id === id);
    return path ? [{ path, wish }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 id={title} className="text-2xl">
            {t('wish.title')}
          </h2>
          <p className="text-muted">{t('wish.text')}</p>
        </div>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {shown.map(({ path, wish }) => (
            <li key={path.id} className="grid">
              <button
                type="button"
                disabled={choose.isPending}
                className="grid content-start overflow-hidden rounded-card border-2 border-line bg-surface text-start hover:border-trail"
                onClick={() => choose.mutate(path.id)}
              >
                <PathArt path={path} className="max-sm:max-h-28" />
                <span className="p-3 font-bold text-lg">{t(`wish.${wish}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button
          variant="ghost"
          className="justify-self-start"
          loading={choose.isPending}
          onClick={() => choose.mutate(null)}
        >
          {t('wish.find_out')}
        </Button>
      </Card>
    </section>
  );
}
