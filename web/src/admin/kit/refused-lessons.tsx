import type { RefusedLesson } from '@codivia/contract/api/admin-lesson-bulk';
import { useLanguage } from '../../lib/i18n.ts';

type Props = {
  title: string;
  refused: readonly RefusedLesson[];
  nameOf: (id: string) => string;
};

/** Lists lessons that were left as they are, each with all reasons. */
export function RefusedLessons({ title, refused, nameOf }: Props) {
  const language = useLanguage();
  return (
    <div role="alert" className="grid gap-2 rounded-control bg-danger-soft p-4">
      <p className="font-bold text-danger">{title}</p>
      <ul className="grid gap-2">
        {refused.map(({ id, detail, problems }) => (
          <li key={id} className="wrap-anywhere">
            <strong>{nameOf(id)}</strong>
            {problems.length < 2 ? (
              <span className="block text-sm">{detail[language]}</span>
            ) : (
              <ul className="list-disc ps-5 text-sm">
                {problems.map((problem) => (
                  <li key={`${problem.exercise} ${problem.detail.en}`}>
                    {problem.exercise && `${problem.exercise} – `}
                    {problem.detail[language]}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
