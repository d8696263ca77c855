import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { anchoredBlocks } from '@codivia/contract/lessons/block-anchors';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Select } from '../../../../ui/select.tsx';
import { CommentForm } from './comment-form.tsx';

type Props = { stored: AdminLesson; unsaved: boolean; language: Language };

/** Writes a comment on a passage of the saved text. */
export function NewComment({ stored, unsaved, language: shown }: Props) {
  const { t } = useTranslation('admin-lesson-comments');
  const languages = useTranslation('admin-lessons').t;
  const [language, setLanguage] = useState(shown);
  const [index, setIndex] = useState(0);
  const html = language === 'en' ? stored.content : stored.content_fr;
  const blocks = useMemo(() => anchoredBlocks(html), [html]);
  const block = blocks[index] ?? blocks[0];
  return (
    <CommentForm lessonId={stored.id} language={language} block={block} draft={stored.id}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Select<Language>
          label={t('language')}
          options={LANGUAGES.map((value) => ({ value, label: languages(`languages.${value}`) }))}
          value={language}
          onChoose={(next) => {
            setLanguage(next);
            setIndex(0);
          }}
        />
        {block ? (
          <Select
            label={t('passage')}
            hint={unsaved ? t('unsaved') : undefined}
            options={blocks.map(({ index: at, excerpt }) => ({
              value: String(at),
              label: t('passage_option', { number: at + 1, words: excerpt }),
            }))}
            value={String(block.index)}
            onChoose={(next) => setIndex(Number(next))}
          />
        ) : (
          <p className="self-center text-muted">{t('empty_text')}</p>
        )}
      </div>
    </CommentForm>
  );
}
