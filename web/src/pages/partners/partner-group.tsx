import type { PartnerGroup as Group } from '@codivia/contract/api/partners';
import { useLanguage } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { CourseIcon } from '../../ui/icon-tile.tsx';

const COLORS: Record<string, string> = {
  games: '#c2410c',
  companies: '#3b5bdb',
  education: '#0b7a66',
};

/** A group of partners: what they have in common, then each of them. */
export function PartnerGroup({ group }: { group: Group }) {
  const language = useLanguage();
  return (
    <section className="grid gap-6 lg:grid-cols-[1fr_2.2fr]">
      <div className="grid content-start gap-3">
        <CourseIcon icon={group.icon} color={COLORS[group.id] ?? '#0b7a66'} />
        <h2 className="text-3xl">{group.title[language]}</h2>
        <p className="text-lg text-muted">{group.description[language]}</p>
      </div>
      <ul className="grid gap-4">
        {group.partners.map(({ name, description, type }) => (
          <li
            key={name}
            className="grid gap-x-5 gap-y-2 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_auto]"
          >
            <h3 className="text-xl">{name}</h3>
            <p>
              <Badge tone="trail">{type[language]}</Badge>
            </p>
            <p className="text-muted sm:col-span-2">{description[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
