import { Boxes, GitFork, ListMusic, Repeat, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRunKey } from '../../code/editor/run-key.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TrainingRoomPage } from '../room/training-room-page.tsx';
import { PythonEditor, PythonResult } from './python-panels.tsx';
import { SNIPPET_NAMES, SNIPPETS, type SnippetName, START } from './snippets.ts';
import { FILE, usePythonProgram } from './use-python-program.ts';

const ICONS: Record<SnippetName, ReactNode> = {
  variables: <Tags aria-hidden="true" />,
  loops: <Repeat aria-hidden="true" />,
  functions: <Boxes aria-hidden="true" />,
  lists: <ListMusic aria-hidden="true" />,
  conditions: <GitFork aria-hidden="true" />,
};

/** The Python training room: an editor beside the output of its program. */
export function PythonRoomPage() {
  const { t, language } = useTranslation('python-room');
  const key = useRunKey();
  return (
    <TrainingRoomPage
      kind="python"
      title={t('title')}
      description={t('description')}
      start={{ [FILE]: START[language] }}
      useProgram={usePythonProgram}
      Editor={PythonEditor}
      Result={PythonResult}
      examples={{
        action: t('examples.action'),
        title: t('examples.title'),
        text: t('examples.text'),
        open: t('examples.open'),
        openNamed: (title) => t('examples.open_named', { title }),
        opened: t('examples.opened'),
        cards: 'narrow',
        list: SNIPPET_NAMES.map((name) => ({
          name,
          icon: ICONS[name],
          title: t(`snippets.${name}.title`),
          text: t(`snippets.${name}.text`),
          files: { [FILE]: SNIPPETS[name][language] },
        })),
      }}
      tips={{
        title: t('tips.title'),
        basics: {
          title: t('tips.beginner'),
          tips: [
            t('tips.beginner_1'),
            t('tips.beginner_2'),
            t('tips.beginner_3'),
            t('tips.beginner_4'),
          ],
        },
        advanced: {
          title: t('tips.advanced'),
          tips: [
            t('tips.advanced_1'),
            t('tips.advanced_2'),
            t('tips.advanced_3'),
            t('tips.advanced_5'),
            t('tips.advanced_4', { key }),
          ],
        },
      }}
    />
  );
}
