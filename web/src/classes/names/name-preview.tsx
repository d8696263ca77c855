import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import type { RosterProblem } from '@codivia/contract/api/class-roster';
import { ROSTER_MAX } from '@codivia/contract/api/class-roster';
import { CLASS_MEMBERS_MAX } from '@codivia/contract/api/classes';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ListedName } from './read-names.ts';

/** The faults that the server found, by the place of the name. */
function serverProblems(error: unknown): Map<number, RosterProblem['problem']> {
  const answer = error instanceof ApiError ? (error.answer as { problems?: RosterProblem[] }) : {};
  return new Map((answer?.problems ?? []).map(({ index, problem }) => [index, problem]));
}

type RowProps = { listed: ListedName; found: RosterProblem['problem'] | undefined };

/** One name as it was read, with what is wrong about it or worth knowing. */
function NameRow({ listed, found }: RowProps) {
  const { t } = useTranslation('class-names');
  const problem = listed.problem ?? found;
  return (
    <li className="grid gap-0.5 border-line border-t py-2">
      <p className="flex gap-3">
        <span className="w-16 shrink-0 text-muted text-sm leading-7">
          {t('line', { number: listed.line })}
        </span>
        <span className="wrap-anywhere line-clamp-3 font-bold">{listed.name}</span>
      </p>
      {problem && (
        <p className="ps-[4.75rem] font-bold text-danger text-sm">
          {t(`problems.${problem}`, { max: NAME_MAX_LENGTH })}
        </p>
      )}
      {listed.hints.map((hint) => (
        <p key={hint} className="ps-[4.75rem] text-muted text-sm">
          {t(`hints.${hint}`)}
        </p>
      ))}
    </li>
  );
}

type Props = {
  /** The names that one list may have. */
  names: readonly ListedName[];
  /** Number of all that were read, and of the places that the class has left. */
  all: number;
  free: number;
  error: unknown;
};

/** What was read, line by line, before anything is made of it. */
export function NamePreview({ names, all, free, error }: Props) {
  const { t } = useTranslation('class-names');
  const found = serverProblems(error);
  const wrong = names.filter(({ problem }, i) => problem !== null || found.has(i)).length;
  return (
    <section aria-label={t('preview.title')} className="grid gap-3">
      <h3 className="text-xl">{t('preview.title')}</h3>
      <div role="status" className="grid gap-2">
        <p>{all === 0 ? t('preview.empty') : t('preview.read', { count: all })}</p>
        {all > names.length && (
          <p className="rounded-control bg-joy-soft p-3">
            {t('preview.parts', {
              max: ROSTER_MAX,
              parts: Math.ceil(all / ROSTER_MAX),
              places: CLASS_MEMBERS_MAX,
            })}
          </p>
        )}
        {names.length > free && (
          <p className="rounded-control bg-joy-soft p-3">
            {t('preview.full', { count: Math.max(0, free), places: CLASS_MEMBERS_MAX })}
          </p>
        )}
        {wrong > 0 && (
          <p className="font-bold text-danger">{t('preview.wrong', { count: wrong })}</p>
        )}
      </div>
      {names.length > 0 && (
        <ol>
          {names.map((listed, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name is its place in the list.
            <NameRow key={place} listed={listed} found={found.get(place)} />
          ))}
        </ol>
      )}
    </section>
  );
}
