import { Boxes, GitFork, ListMusic, Repeat, Tags } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SNIPPET_NAMES, type SnippetName } from './snippets.ts';

const ICONS: Record<SnippetName, ReactNode> = {
  variables: <Tags aria-hidden="true" />,
  loops: <Repeat aria-hidden="true" />,
  functions: <Boxes aria-hidden="true" />,
  lists: <ListMusic aria-hidden="true" />,
  conditions: <GitFork aria-hidden="true" />,
};

type Props = { onOpen: (name: SnippetName) => void; ref: Ref<HTMLElement> };

/** Programs to start from. */
export function Examples({ onOpen, ref }: Props) {
  const { t } = useTranslation('python-room');
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="page-width grid scroll-mt-20 gap-4 pt-6 pb-8 outline-none"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {t('examples.title')}
        </h2>
        <p className="text-muted">{t('examples.text')}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {SNIPPET_NAMES.map((name) => (
          <li key={name}>
            <Card className="flex h-full flex-col gap-2 p-4">
              <h3 className="flex items-center gap-2 text-lg [&_svg]:size-5 [&_svg]:text-trail">
                {ICONS[name]}
                {t(`snippets.${name}.title`)}
              </h3>
              <p className="grow text-muted">{t(`snippets.${name}.text`)}</p>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('examples.open_named', { title: t(`snippets.${name}.title`) })}
                onClick={() => onOpen(name)}
              >
                {t('examples.open')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
