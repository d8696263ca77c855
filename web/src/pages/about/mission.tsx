import { Compass, GraduationCap, type LucideIcon, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const PROMISES = [
  { key: 'safe', icon: ShieldCheck },
  { key: 'quality', icon: GraduationCap },
  { key: 'guidance', icon: Compass },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/** Explains the purpose of Codivia. */
export function Mission() {
  const { t } = useTranslation('about');
  return (
    <section className="rounded-[2rem] bg-night p-7 text-on-night sm:p-12">
      <h2 className="text-[clamp(2rem,4.6vw,3rem)]">{t('mission.title')}</h2>
      <p className="mt-4 max-w-3xl text-xl text-on-night-muted">{t('mission.text')}</p>
      <ul className="mt-10 grid gap-8 lg:grid-cols-3">
        {PROMISES.map(({ key, icon: Icon }) => (
          <li key={key} className="grid content-start gap-2">
            <Icon aria-hidden="true" className="size-8 text-joy" />
            <h3 className="text-xl">{t(`mission.${key}_title`)}</h3>
            <p className="text-on-night-muted">{t(`mission.${key}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
