import type { SkillCategory } from '@codivia/contract/api/careers';
import { useLanguage } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { CourseIcon } from '../../ui/icon-tile.tsx';

function Category({ category, icon, color, items }: SkillCategory) {
  const language = useLanguage();
  return (
    <li className="grid content-start gap-4 rounded-card border border-line bg-surface p-6 shadow-card">
      <CourseIcon icon={icon} color={color} />
      <h3 className="text-xl">{category[language]}</h3>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li
            key={localizedText(item, 'en')}
            className="rounded-full border border-line bg-paper px-3 py-1 text-sm font-bold"
          >
            {localizedText(item, language)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Lists the skills to learn, by category. */
export function CareerSkills({ categories }: { categories: readonly SkillCategory[] }) {
  const columns = categories.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${columns}`}>
      {categories.map((category) => (
        <Category key={category.category.en} {...category} />
      ))}
    </ul>
  );
}
