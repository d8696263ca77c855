import {
  isLessonFigure,
  LESSON_FIGURES,
  type LessonFigure,
} from '@codivia/contract/api/admin-lessons';
import { formatNumber } from '@codivia/contract/text/format';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';
import { figureOf } from './lesson-values.ts';

type Props = { name: LessonFigure; value: number; onChange: (value: number) => void };

/**
 * A whole number from 0 on. Something that is no number counts as 0, and is shown as such afterwards;
 * a number that the server would refuse stays as it was written, with the reason below.
 */
export function FigureField({ name, value, onChange }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  const [written, setWritten] = useState<string | null>(null);
  const taken = isLessonFigure(name, value);
  const most = formatNumber(LESSON_FIGURES[name], language);
  return (
    <Input
      label={t(`fields.${name}`)}
      error={taken ? undefined : t('figure_invalid', { most })}
      inputMode="numeric"
      autoComplete="off"
      value={written ?? String(value)}
      onChange={({ target }) => {
        setWritten(target.value);
        onChange(figureOf(target.value));
      }}
      onBlur={() => {
        if (taken) setWritten(null);
      }}
    />
  );
}
