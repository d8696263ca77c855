import { ROSTER_MAX } from '@codivia/contract/api/class-roster';
import { CLASS_MEMBERS_MAX } from '@codivia/contract/api/classes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { cardsState } from '../cards/cards-state.ts';
import { classPaths } from '../class-paths.ts';
import type { ClassSectionProps } from '../class-section.ts';
import { useAddAccounts } from '../roster/roster.api.ts';
import { NameFailure } from './name-failure.tsx';
import { NamePreview } from './name-preview.tsx';
import { NameSource } from './name-source.tsx';
import { type Reading, readNames } from './read-names.ts';

/** A list of names becomes accounts, once a teacher has seen what was read. */
export function NamesSection({ taught }: ClassSectionProps) {
  const { t } = useTranslation('class-names');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading | null>(null);
  const { mutate, isPending, error, reset } = useAddAccounts(taught.id);
  const list = readNames(text, reading);
  const part = list.names.slice(0, ROSTER_MAX);
  const present = taught.members.filter(({ delete_after }) => delete_after === null).length;
  const free = CLASS_MEMBERS_MAX - present;
  const isReady = part.length <= free && part.every(({ problem }) => problem === null);

  function change(next: string) {
    setText(next);
    reset();
  }
  function make() {
    if (isPending || !isReady) return;
    mutate(
      part.map(({ name }) => name),
      {
        onSuccess: (cards) =>
          void navigate(classPaths.cards(taught.id), { state: cardsState(cards) }),
      },
    );
  }

  if (taught.archived_at) return <p className="text-lg">{t('archived')}</p>;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-2xl sm:text-3xl">{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('intro')}</p>
      </div>
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2">
        <Card className="grid gap-5 p-5 sm:p-6">
          <NameSource text={text} tooLong={list.tooLong} onText={change} />
          {list.reading && (
            <div className="grid gap-2">
              <p className="font-bold">{t('reading.label')}</p>
              <ChoiceGroup
                label={t('reading.label')}
                className="justify-self-start"
                options={[
                  { value: 'one', label: t('reading.one') },
                  { value: 'several', label: t('reading.several') },
                ]}
                value={list.reading}
                onChoose={setReading}
              />
            </div>
          )}
        </Card>
        <Card className="grid gap-5 p-5 sm:p-6">
          <NamePreview names={part} all={list.names.length} free={free} error={error} />
          <NameFailure error={error} />
          {part.length > 0 && (
            <Button
              className="justify-self-start"
              loading={isPending}
              disabled={!isReady}
              onClick={make}
            >
              {t('submit', { count: part.length })}
            </Button>
          )}
        </Card>
      </div>
    </div>
  );
}
