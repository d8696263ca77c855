import type { PersonalDataFinding } from '@codivia/contract/published-projects';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  findings: readonly PersonalDataFinding[];
  /** The room with the project in it. */
  room: string;
  busy: boolean;
  /** Publishes it in spite of them; undefined where that cannot be. */
  onAccept: (() => void) | undefined;
};

/** What may tell who the author is, and where: to be changed, or, for what can be accepted, published after a second look. */
export function Findings({ findings, room, busy, onAccept }: Props) {
  const { t } = useTranslation('gallery');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const placeOf = (place: string) =>
    place === 'title' || place === 'description' ? t(`publish.${place}_place`) : place;
  return (
    <section
      aria-labelledby="findings"
      className="grid grid-cols-1 gap-3 rounded-card border-2 border-danger p-5"
    >
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-xl">
        {t(onAccept ? 'publish.findings' : 'publish.refused')}
      </h2>
      <p>{t(onAccept ? 'publish.findings_text' : 'publish.refused_text')}</p>
      <ul className="list-disc ps-5 font-bold">
        {findings.map(({ kind, place, line }) => (
          <li key={`${kind} ${place} ${line}`}>
            {t('publish.found_in', {
              what: t(`publish.kinds.${kind}`),
              place: placeOf(place),
              line,
            })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={room}>{t('publish.open_project')}</ButtonLink>
        {onAccept && (
          <Button variant="danger" loading={busy} onClick={onAccept}>
            {t('publish.accept')}
          </Button>
        )}
      </div>
    </section>
  );
}
