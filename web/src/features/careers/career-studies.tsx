import type { Point } from '@codivia/contract/api/careers';
import { useLanguage } from '../../lib/i18n.ts';

/** The ways through studies to the first job. */
export function CareerStudies({ studies }: { studies: readonly Point[] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-8 lg:grid-cols-3">
      {studies.map(({ title, text }) => (
        <li key={title.en} className="grid content-start gap-2 border-t-4 border-trail pt-5">
          <h3 className="text-xl">{title[language]}</h3>
          <p className="text-muted">{text[language]}</p>
        </li>
      ))}
    </ul>
  );
}
