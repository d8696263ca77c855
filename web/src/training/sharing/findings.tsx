import './sharing-texts.ts';
import type {
  PersonalDataAnswer,
  PersonalDataFinding,
} from '@codivia/contract/api/published-projects';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classes } from '../../ui/classes.ts';

/** Findings of the server that prevent publication; with the revision only where they can be accepted. */
type Found = Pick<PersonalDataAnswer, 'findings'> & Partial<PersonalDataAnswer>;

/** A trained model, which is shown once its author agrees. */
const isModel = ({ kind }: PersonalDataFinding): boolean => kind === 'model';

export function personalDataIn(error: unknown): Found | null {
  if (!(error instanceof ApiError)) return null;
  const isFound = ['personal_data_found', 'published_contact_refused'].includes(error.code);
  return isFound ? (error.answer as Found) : null;
}

/** Returns a function that tells what to remove from the text beside it. */
export function useTakeOut(): (kind: PersonalDataFinding['kind']) => string {
  const { t } = useTranslation('sharing');
  return (kind) => t('findings.take_out', { what: t(`findings.kinds.${kind}`) });
}

type Props = {
  findings: readonly PersonalDataFinding[];
  /** The address of the room with the project, where that is elsewhere. */
  room?: string;
  busy: boolean;
  /** Publishes in spite of the findings; undefined where that is not allowed. */
  onAccept: (() => void) | undefined;
  /** The label of the button; without it, the label is about publishing. */
  acceptLabel?: string;
};

/**
 * Lists the details that may reveal the author, with their positions: they should be changed or, where they can be
 * accepted, are published after a second look.
 */
export function Findings({ findings, room, busy, onAccept, acceptLabel }: Props) {
  const { t } = useTranslation('sharing');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const personal = findings.filter((one) => !isModel(one));
  const isCalm = personal.length === 0;
  const placeOf = (place: string) =>
    place === 'title' || place === 'description' ? t(`findings.${place}_place`) : place;
  return (
    <section
      aria-labelledby="findings"
      className={classes(
        'grid grid-cols-1 gap-3 rounded-card border-2 p-5',
        isCalm ? 'border-edge' : 'border-danger',
      )}
    >
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-xl">
        {t(onAccept ? 'findings.title' : 'findings.refused')}
      </h2>
      {!isCalm && <p>{t(onAccept ? 'findings.text' : 'findings.refused_text')}</p>}
      <ul className="list-disc ps-5 font-bold empty:hidden">
        {personal.map(({ kind, place, line }) => (
          <li key={`${kind} ${place} ${line}`}>
            {t('findings.found_in', {
              what: t(`findings.kinds.${kind}`),
              place: placeOf(place),
              line,
            })}
          </li>
        ))}
      </ul>
      {findings.filter(isModel).map(({ place }) => (
        <p key={place} className="wrap-anywhere">
          {t('findings.model', { name: place })}
        </p>
      ))}
      <div className="flex flex-wrap gap-3">
        {room && <ButtonLink to={room}>{t('findings.open_project')}</ButtonLink>}
        {onAccept && (
          <Button variant={isCalm ? 'primary' : 'danger'} loading={busy} onClick={onAccept}>
            {acceptLabel ?? t('findings.accept')}
          </Button>
        )}
      </div>
    </section>
  );
}
