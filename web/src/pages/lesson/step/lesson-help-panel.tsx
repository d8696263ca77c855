import type { Lesson } from '@codivia/contract/lessons/lessons';
import { LateEditorHelp } from '../../../code/editor/editor-help.tsx';
import { useRunKey } from '../../../code/editor/run-key.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { chooseTheme, THEMES, useTheme } from '../../../lib/theme.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyList } from '../../../ui/key-list.tsx';

export type LessonHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lesson: Lesson;
};

/** Shows the keys of a lesson, its description, and the theme, which the site's header has elsewhere. */
export function LessonHelpPanel({ open, onOpenChange, lesson }: LessonHelpProps) {
  const { t } = useTranslation('lessons');
  const common = useTranslation('common').t;
  const editor = useTranslation('editor').t;
  const shell = useTranslation('shell').t;
  const theme = useTheme();
  const key = useRunKey();
  const keys = [
    { keys: [key, 'Enter'], text: t('help.check') },
    { keys: ['Enter'], text: t('help.continue') },
    { keys: ['Esc', 'Tab'], text: t('help.leave') },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('help.title')}>
      <p className="text-muted">
        {common(`lesson_type.${lesson.type}`)} · {t('minutes', { count: lesson.duration_minutes })}
      </p>
      <div className="mt-4">
        <KeyList entries={keys} />
      </div>
      <p className="mt-4">{t('help.kept')}</p>
      <p className="mt-5 mb-1.5 font-bold">{shell('theme.label')}</p>
      <ChoiceGroup
        label={shell('theme.label')}
        value={theme}
        onChoose={chooseTheme}
        options={THEMES.map((value) => ({ value, label: shell(`theme.${value}`) }))}
      />
      <h3 className="mt-6 mb-3 text-lg">{editor('help')}</h3>
      <LateEditorHelp />
    </Dialog>
  );
}
