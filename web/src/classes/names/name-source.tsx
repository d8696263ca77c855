import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { listText } from './list-file.ts';

type Props = { text: string; tooLong: boolean; onText: (text: string) => void };

/** A list of names that is typed, pasted or dropped, or chosen as a file. */
export function NameSource({ text, tooLong, onText }: Props) {
  const { t } = useTranslation('class-names');
  const [unusable, setUnusable] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function take([file]: readonly File[]) {
    if (!file) return;
    const read = listText(new Uint8Array(await file.arrayBuffer()));
    setUnusable(read === null);
    if (read !== null) onText(read);
  }
  const { isOver, props } = useFileDrop((files) => void take(files));

  return (
    <div
      {...props}
      className={classes('grid gap-3 rounded-control', isOver && 'outline-3 outline-trail')}
    >
      <Textarea
        label={t('source.label')}
        hint={t('source.hint')}
        value={text}
        onChange={({ target }) => {
          setUnusable(false);
          onText(target.value);
        }}
        error={tooLong ? t('source.too_long') : unusable ? t('source.unusable') : undefined}
        style={{ minHeight: '14rem' }}
        spellCheck={false}
        autoComplete="off"
      />
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,text/*"
        className="hidden"
        aria-label={t('source.file')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => chooser.current?.click()}
      >
        {t('source.file')}
      </Button>
    </div>
  );
}
