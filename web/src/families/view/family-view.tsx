import type { FamilyView as View } from '@codivia/contract/api/family';
import { formatDate } from '@codivia/contract/text/format-dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { WeekInWords } from './week-in-words.tsx';

type ListProps = { title: string; empty: string; items: { key: string; row: ReactNode }[] };

/** A titled list, or a sentence when nothing is in it. */
function TitledList({ title, empty, items }: ListProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      {items.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul aria-label={title} className="grid divide-y divide-line">
          {items.map(({ key, row }) => (
            <li key={key} className="wrap-anywhere py-2">
              {row}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A title with a line of small print. */
function Row({ title, note, to }: { title: string; note: string; to?: string }) {
  return (
    <>
      {to ? (
        <Link to={to} className="font-bold text-trail underline underline-offset-4">
          {title}
        </Link>
      ) : (
        <span className="font-bold">{title}</span>
      )}
      <span className="block text-muted text-sm">{note}</span>
    </>
  );
}

type Props = {
  view: View;
  /** A button beside each public item. */
  closing?: (item: View['public'][number]) => ReactNode;
};

/** All that parents see of a child. Parents and children read the same words. */
export function FamilyView({ view, closing }: Props) {
  const { t, language } = useTranslation('family');
  const titleOf = (one: { title: string; title_fr: string }) =>
    language === 'fr' ? one.title_fr : one.title;
  const day = (at: string) => formatDate(at, language, 'medium');
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <h3 className="text-lg">{t('view.week')}</h3>
        <WeekInWords week={view.week} />
      </div>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <TitledList
          title={t('view.public')}
          empty={t('view.no_public')}
          items={view.public.map((item) => {
            const kind = t(`view.items.${item.kind}`);
            const note = item.since ? t('view.since', { kind, date: day(item.since) }) : kind;
            return {
              key: item.id,
              row: (
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <span className="min-w-0">
                    <Row title={item.title} note={note} to={item.path} />
                  </span>
                  {closing?.(item)}
                </div>
              ),
            };
          })}
        />
        <TitledList
          title={t('view.certificates')}
          empty={t('view.no_certificates')}
          items={view.certificates.map((one) => ({
            key: one.certificate_id,
            row: (
              <Row
                title={titleOf(one)}
                note={`${t(`view.kinds.${one.kind}`)}, ${day(one.completion_date)}`}
                to={paths.certificate(one.certificate_id)}
              />
            ),
          }))}
        />
        <TitledList
          title={t('view.threads')}
          empty={t('view.no_threads')}
          items={view.threads.map((one) => ({
            key: `${one.created_at} ${one.title}`,
            row: (
              <Row
                title={one.title}
                note={t(`view.with.${one.with}`, { date: day(one.created_at) })}
              />
            ),
          }))}
        />
        <TitledList
          title={t('view.sessions')}
          empty={t('view.no_sessions')}
          items={view.live_sessions.map((one) => ({
            key: `${one.entered_at} ${one.title}`,
            row: <Row title={titleOf(one)} note={day(one.entered_at)} />,
          }))}
        />
      </div>
    </div>
  );
}
