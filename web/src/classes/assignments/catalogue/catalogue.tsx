import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ChallengeList } from './challenge-list.tsx';
import type { Picking } from './choices.ts';
import { CourseList } from './course-list.tsx';

const KINDS = ['lessons', 'challenges'] as const;

/** The catalogue to choose assignments from, with its search. */
export function Catalogue(picking: Picking) {
  const { t } = useTranslation('class-assignments');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('lessons');
  const [words, setWords] = useState('');
  const List = kind === 'lessons' ? CourseList : ChallengeList;
  return (
    <Card className="grid grid-cols-1 content-start gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('catalogue.title')}</h3>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
        />
        <input
          type="search"
          aria-label={t('catalogue.search')}
          placeholder={t('catalogue.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="min-h-12 w-full rounded-control border-2 border-edge bg-surface ps-11 pe-3 placeholder:text-muted"
        />
      </div>
      <ChoiceGroup
        label={t('catalogue.show')}
        className="flex-wrap justify-self-start"
        options={KINDS.map((value) => ({ value, label: t(`catalogue.kinds.${value}`) }))}
        value={kind}
        onChoose={setKind}
      />
      <List words={words} {...picking} />
    </Card>
  );
}
