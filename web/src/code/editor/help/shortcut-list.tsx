import { useTranslation } from '../../../lib/i18n.ts';
import { KeyList } from '../../../ui/key-list.tsx';
import { useRunKey } from '../run-key.ts';

/** The keys of editors, as they are called on this device. */
export function ShortcutList() {
  const { t } = useTranslation('editor-help');
  const mod = useRunKey();
  const isMac = mod === '⌘';
  const alt = isMac ? '⌥' : 'Alt';
  const shift = t('keys.shift');
  const entries = [
    { keys: [mod, t('keys.enter')], text: t('run') },
    { keys: [mod, 'F'], text: t('find') },
    { keys: [mod, 'D'], text: t('next_occurrence') },
    { keys: [mod, alt, '↑ ↓'], text: t('cursor_above_below') },
    { keys: [mod, t('keys.click')], text: t('cursor_click') },
    { keys: [alt, t('keys.drag')], text: t('columns') },
    { keys: [shift, alt, 'F'], text: t('format') },
    { keys: [shift, alt, 'M'], text: t('problems') },
    { keys: [shift, alt, 'V'], text: t('variables') },
    { keys: ['F8'], text: t('next_problem') },
    { keys: ['Ctrl', t('keys.space')], text: t('suggest') },
    { keys: ['F1'], text: t('explain') },
    { keys: ['F2'], text: t('rename') },
    { keys: [mod, '/'], text: t('comment') },
    { keys: [alt, '↑ ↓'], text: t('move_line') },
    { keys: [shift, alt, '↑ ↓'], text: t('copy_line') },
    { keys: [shift, mod, 'K'], text: t('delete_line') },
    { keys: [t('keys.tab')], text: t('indent') },
    { keys: [shift, t('keys.tab')], text: t('outdent') },
    { keys: [mod, 'Z'], text: t('undo') },
    { keys: isMac ? [shift, mod, 'Z'] : [mod, 'Y'], text: t('redo') },
    { keys: [t('keys.escape'), t('keys.tab')], text: t('leave') },
    { keys: ['?'], text: t('help') },
  ];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('shortcuts')}</h3>
      <KeyList entries={entries} />
    </section>
  );
}
