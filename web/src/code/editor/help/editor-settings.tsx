import { RotateCcw } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { CODE_THEMES, codeSplit, codeTheme, codeWrap, SPLIT, wrapsLines } from '../editor-look.ts';
import { FontSizeControl } from '../font-size-control.tsx';
import { helpKey } from '../help-key.ts';
import { codeSuggestions } from '../suggestions-choice.ts';

/** The settings for the appearance of code in every editor of this browser. */
export function EditorSettings() {
  const { t } = useTranslation('editor-help');
  const editor = useTranslation('editor').t;
  const theme = codeTheme.use();
  const wraps = wrapsLines(codeWrap.use());
  const share = codeSplit.use();
  return (
    <section className="grid justify-items-start gap-3">
      <p className="text-muted">{t('text')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-bold">{editor('font_size.label')}</p>
        <FontSizeControl shown />
      </div>
      <div className="grid gap-1.5">
        <p className="font-bold">{t('theme.label')}</p>
        <ChoiceGroup
          label={t('theme.label')}
          className="flex-wrap"
          value={theme}
          onChoose={codeTheme.choose}
          options={CODE_THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
      </div>
      <Checkbox
        label={t('wrap')}
        checked={wraps}
        onChange={(checked) => codeWrap.choose(checked ? 'on' : 'off')}
      />
      <Checkbox
        label={t('suggestions')}
        checked={codeSuggestions.use() === 'on'}
        onChange={(checked) => codeSuggestions.choose(checked ? 'on' : 'off')}
      />
      <Checkbox
        label={t('help_key')}
        checked={helpKey.use() === 'on'}
        onChange={(checked) => helpKey.choose(checked ? 'on' : 'off')}
      />
      {share !== SPLIT.usual && (
        <Button variant="secondary" size="sm" onClick={() => codeSplit.choose(SPLIT.usual)}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('even_split')}
        </Button>
      )}
    </section>
  );
}
