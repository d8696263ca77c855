import '../../code/texts/tool-texts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { EntryForm } from './entry-form.tsx';

/** The field for JavaScript that is run in the page or the game, as in the console of a browser. */
export function ScriptEntry({ onEnter }: { onEnter: (source: string) => Promise<boolean> }) {
  const { t } = useTranslation('script-entry');
  const words = {
    prompt: '>',
    label: t('label'),
    hint: t('hint'),
    placeholder: t('placeholder'),
    run: t('run'),
  };
  return (
    <div className="px-4 pb-3">
      <EntryForm words={words} busy={false} onEnter={onEnter} />
    </div>
  );
}
