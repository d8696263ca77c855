import type { Lesson } from '@codivia/contract/lessons';
import type { ReactNode } from 'react';
import { runKey } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { chooseTheme, THEMES, useTheme } from '../../../lib/theme.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-md border border-edge bg-sunken px-1.5 py-0.5 font-mono text-sm">
      {children}
    </kbd>
  );
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; lesson: Lesson };

/** The keys of a lesson, what it is, and the theme, which the site's header has elsewhere. */
export function LessonHelp({ open, onOpenChange, lesson }: Props) {
  const { t } = useTranslation('lessons');
  const common = useTranslation('common').t;
  const shell = useTranslation('shell').t;
  const theme = useTheme();
  const keys = [
    { keys: [runKey(), 'Enter'], text: t('help.check') },
    { keys: ['Enter'], text: t('help.continue') },
    { keys: ['Esc', 'Tab'], text: t('help.leave') },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('help.title')}>
      <p className="text-muted">
        {common(`lesson_type.${lesson.type}`)} · {t('minutes', { count: lesson.duration_minutes })}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ keys: names, text }) => (
          <div key={text} className="contents">
            <dt className="flex gap-1">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{t('help.kept')}</p>
      <p className="mt-5 mb-1.5 font-bold">{shell('theme.label')}</p>
      <ChoiceGroup
        label={shell('theme.label')}
        value={theme}
        onChoose={chooseTheme}
        options={THEMES.map((value) => ({ value, label: shell(`theme.${value}`) }))}
      />
    </Dialog>
  );
}
